import { expect, test } from 'vitest'
import { codeText, visibleText } from './visible-text.ts'

test.each([
  ['spaces without width', '\u200B\u2060\uFEFF'],
  ['joiners', '\u200C\u200D'],
  ['fillers of Hangul', '\u3164\u115F\u1160\uFFA0'],
  ['Braille without a dot', '\u2800\u2800'],
  ['selectors', '\uFE0E\uFE0F\u{E0100}'],
  ['tags', '\u{E0041}\u{E007F}'],
  ['spaces of other scripts', '\u3000\u2003\u00A0'],
  ['some of each', ' \u3164\u200D\u2800\n'],
])('of %s alone nothing is left', (_what, text) => {
  expect(visibleText(text)).toBe('')
})

test.each(['ক্‍ষ', 'می‌خواهم', '👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '안녕', '⠃⠀⠃', ' a ', 'a\n'])('%s stays as it is', (text) => {
  expect(visibleText(text)).toBe(text.normalize('NFC'))
})

test('a code is what was meant, whatever was copied with it', () => {
  for (const typed of ['（ＡＢ１２）', ' [AB12] ', '「AB12」', '"AB12".', '\u2068AB12\u2069', 'AB12\u00A0', '<AB12>'])
    expect(codeText(typed)).toBe('AB12')
  expect([codeText('AB_1-'), codeText('A B'), codeText('()'), codeText('')]).toEqual(['AB_1-', 'A B', '', ''])
})
