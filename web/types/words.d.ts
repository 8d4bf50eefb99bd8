// Messages and catalogues as they are sent: crates/words/src/message.rs and browser.rs.

/** A key, or a message with arguments. */
export type Message = string | Wrapped;

/** A message with arguments, or one among the arguments of another. */
export type Wrapped = { id: string; [name: string]: Value };

/** A code, a name or a number; or another message, or several. */
export type Value = string | number | null | undefined | Wrapped | Wrapped[];

export type Args = { [name: string]: Value };

/** All sentences in one language, by their full keys. */
export type Catalogue = { lang: string; messages: { [id: string]: Pattern } };

/** A sentence: a text, or texts with what stands between them. */
export type Pattern = string | (string | { arg: string; capital?: boolean; number?: boolean } | Select)[];

/** A choice by an argument. */
export type Select = { of: string; cases: { [value: string]: Pattern }; else: string };
