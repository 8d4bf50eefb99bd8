/** Which lessons were done, kept in this browser. */

const KEY = "plyground.lessons";

/** @returns {Set<string>} their ids */
export function lessonsDone() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    return new Set();
  }
}

/** @param {string} lesson its id */
export function keepLessonDone(lesson) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...lessonsDone().add(lesson)]));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
