import unhomoglyph from 'unhomoglyph'

/** Signs that stand for a letter in names that shall be taken for others. */
const digits: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'l',
  '|': 'l',
  i: 'l',
  w: 'vv',
}

/** Letters that are drawn as nothing: fillers of Hangul, vowels of Khmer that stand for none. */
const undrawn = /\p{Default_Ignorable_Code_Point}/gu

/**
 * The same text for all that a hasty reader takes for each other: letters of other scripts (the confusables of
 * Unicode), wide and small ones, accents, digits for letters, and some that nobody sees. To be compared, never shown.
 */
export const lookAlike = (text: string): string =>
  unhomoglyph(text.normalize('NFKC').replaceAll(undrawn, '').toLowerCase())
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .replaceAll(/[013457893@$€!|iw]/g, (sign) => digits[sign] ?? sign)
