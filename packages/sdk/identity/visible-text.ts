/**
 * Marks nobody sees, which come along from contacts, chats and PDF files: controls other than tab and line ends, soft
 * hyphens, marks of direction, spaces without width. Joiners stay: Bengali, Arabic and emoji are written with them.
 */
const unseen = /[^\P{Cc}\0\t\n\r]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu
const plain = /^[\n\r\t\x20-\x7E]*$/

/**
 * Nothing that is drawn: spaces, and letters that a font leaves out (joiners, fillers of Hangul, selectors, tags), or
 * draws as none (Braille without a dot).
 */
const blank = /^[\s\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * Text as a person sees it: without marks that cannot be seen, each letter in its composed form (NFC). Of letters that
 * nobody sees alone nothing is left.
 */
export function visibleText(text: string): string {
  if (plain.test(text)) return text
  const seen = text.replaceAll(unseen, '').normalize('NFC')
  return blank.test(seen) ? '' : seen
}

/**
 * A code as it was meant, where it was copied with what stood around it or typed in letters of full width: `（ＡＢ12）` is
 * `AB12`. Codes are letters, digits, `_` and `-`.
 */
export const codeText = (text: string): string =>
  visibleText(text)
    .normalize('NFKC')
    .replaceAll(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '')
