//! A statement in the making, whose values are bound in the order in which they come.

use sqlx::{AssertSqlSafe, SqlitePool, query, sqlite::SqliteRow};

use crate::Result;

pub(crate) enum Value {
    Int(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// The values of a statement.
#[derive(Default)]
pub(crate) struct Sql {
    values: Vec<Value>,
}

impl Sql {
    /// A placeholder for a value.
    pub(crate) fn bind(&mut self, value: Value) -> String {
        self.values.push(value);
        format!("?{}", self.values.len())
    }

    pub(crate) fn int(&mut self, value: impl Into<i64>) -> String {
        self.bind(Value::Int(value.into()))
    }

    pub(crate) fn text(&mut self, value: &str) -> String {
        self.bind(Value::Text(value.to_owned()))
    }

    pub(crate) async fn rows(self, sql: String, pool: &SqlitePool) -> Result<Vec<SqliteRow>> {
        let statement = self.values.into_iter().fold(query(AssertSqlSafe(sql)), |sql, value| match value {
            Value::Int(value) => sql.bind(value),
            Value::Text(value) => sql.bind(value),
            Value::Bytes(value) => sql.bind(value),
        });
        Ok(statement.fetch_all(pool).await?)
    }
}
