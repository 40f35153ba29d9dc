import { latinDigits } from './digits.ts'

/**
 * Text as a person sees it: without the marks that come along from contacts, chats and PDF files. Joiners stay: Bengali,
 * Arabic and emoji are written with them. Letters keep their form, as a field that rewrites them would move the caret.
 */
const unseen = /[^\P{Cc}\t\n\r]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu
export const visibleText = (text: string): string => text.replace(unseen, '')

/**
 * A code as it was meant, where it was copied with what stood around it or typed in letters of full width: `（ＡＢ12）` is
 * `AB12`.
 */
export const codeText = (text: string): string =>
  visibleText(text)
    .normalize('NFKC')
    .replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, '')

/** A telephone number as a person sees it: digits, plus, dashes and spaces each of one kind, `tel:` of a link left out. */
export const visibleNumber = (text: string): string =>
  latinDigits(visibleText(text))
    .replace(/＋/g, '+')
    .replace(/[\u2010-\u2015\u2212\uFF0D]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/^ *tel: */i, '')
