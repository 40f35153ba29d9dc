/**
 * What a terminal obeys instead of showing, and what nobody sees: control characters, marks of direction, tags and other
 * invisible characters, halves of a pair. Line breaks and tabs are layout; joiners and variants of a character belong to
 * Bengali, Arabic and emoji.
 */
const obeyed =
  /(?![\n\t]|\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

const escaped = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/**
 * Text for a terminal: what it would obey is written as its escape (`\u001b`), so that one sees that there was something.
 * JSON stays the same JSON: inside of its strings that is how JSON writes such characters.
 */
export const harmless = (text: string): string => text.replace(obeyed, escaped)

/** A line of a list: a line break in it came with a value, and would look like a line of its own. */
export const oneLine = (text: string): string => text.replace(/[\n\t]/g, escaped)
