/**
 * Marks nobody sees, which come along from contacts, chats and PDF files: controls other than tab and line ends, soft
 * hyphens, marks of direction, spaces without width. Joiners stay: Bengali, Arabic and emoji are written with them.
 */
const unseen = /[^\P{Cc}\0\t\n\r]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu
const plain = /^[\n\r\t\x20-\x7E]*$/

/** Text as a person sees it: without marks that cannot be seen, each letter in its composed form (NFC). */
export const visibleText = (text: string): string =>
  plain.test(text) ? text : text.replaceAll(unseen, '').normalize('NFC')
