/** What is open after a press: any number, or the one that was just opened. */
export const opened = (before: readonly string[], after: readonly string[], multiple: boolean): string[] =>
  multiple ? [...after] : after.filter((id) => !before.includes(id) || after.length === 1).slice(-1)
