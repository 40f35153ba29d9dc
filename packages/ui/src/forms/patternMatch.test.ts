import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearPattern } from './patternMatch.ts'

const found = (source: string, value: string) => linearPattern(source)?.match(value).found

describe('a pattern that came over the wire', () => {
  it.each([
    ['^[a-z][a-z0-9_]{2,7}$', ['rahim_7', 'abc'], ['7rahim', 'ab', 'abcdefghi']],
    ['^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,20}$', ['Padma2026'], ['padma2026', 'PadmaPadma', 'Pad1']],
    ['^(?!.*admin).+$', ['rahim'], ['my_admin_1']],
    ['^\\+?880\\d{10}$', ['+8801712345678', '8801712345678'], ['01712345678']],
    ['^[\\w\\.\\-\\@]+$', ['a.b-c@d_9'], ['a b', 'a#']],
    ['^\\w+\\-\\w+$', ['a-b'], ['ab', 'a--b']],
    ['^(a|b)*?c?$', ['', 'abba', 'abc'], ['cab']],
    ['^(?<year>\\d{4})(?:-\\d{2}){2}$', ['2026-11-20'], ['2026-11']],
    ['^\\p{L}+( \\p{L}+)*$', ['রহিম উদ্দিন'.normalize('NFC').replace(/\p{M}/gu, ''), 'Añn'], ['a1']],
    ['^[\\u4e00-\\u9fff]{2,4}$', ['山田'], ['山', 'ab']],
    ['^.{2}$', ['😀😀'], ['😀']],
    ['\\bcat\\b', ['a cat sat'], ['concat']],
    ['cat', ['concatenate'], ['dog']],
    ['^\\x41\\u{42}\\cJ?$', ['AB'], ['ab']],
    ['', ['', 'x'], []],
  ])('%s answers as RegExp does', (source, good, bad) => {
    for (const value of good) expect(found(source, value), value).toBe(true)
    for (const value of bad) expect(found(source, value), value).toBe(false)
  })

  it.each([
    ['a back reference', '^(a)\\1$'],
    ['a named one', '^(?<x>a)\\k<x>$'],
    ['looking behind', '(?<=a)b'],
    ['an inline flag', '(?i)abc'],
    ['possessive', '^a++$'],
    ['delimiters of another language', '/^[a-z]+$/i'],
    ['half a surrogate', '^\\ud83d\\ude00$'],
    ['no regular expression', '^[a-z'],
    ['a lone quantifier', '*'],
    ['too long', 'a'.repeat(513)],
    ['too many states', '^((a{1,30}){1,30}){1,30}$'],
    ['a great deal of nothing', '^(?:(?:){1000000}){1000000}$'],
  ])('%s is not used for validation', (_why, source) => {
    expect(linearPattern(source)).toBeUndefined()
  })
})

// Patterns that freeze a page when the browser's own engine matches the value: from OWASP, from real incidents, and
// polynomial ones.
const catastrophes: readonly (readonly [string, string])[] = [
  ['^(a+)+$', `${'a'.repeat(255)}!`],
  ['^([a-zA-Z]+)*$', `${'a'.repeat(255)}!`],
  ['^(a|aa)+$', `${'a'.repeat(255)}!`],
  ['^(a|a?)+$', `${'a'.repeat(255)}!`],
  ['^(.*a){20}$', `${'a'.repeat(255)}!`],
  ['(x+x+)+y', 'x'.repeat(256)],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(256)],
  [
    '(?:(?:"|\\]|\\}|\\\\|\\d|(?:nan|infinity|true|false|null|undefined|symbol|math)|`|-|\\+)+' +
      '[)]*;?((?:\\s|-|~|!|\\{\\}|\\|\\||\\+)*.*(?:.*=.*)))',
    `x=${'x'.repeat(254)}`,
  ],
  ['^([\\w-]+\\.?)+@([\\w-]+\\.)+\\w+$', `${'a'.repeat(255)}!`],
  ['^(?=(a+)+$)(?!(b+)+$).*$', `${'a'.repeat(255)}!`],
  ['\\s+$', `${' '.repeat(255)}x`],
]

describe('what would freeze a page', () => {
  it.each(catastrophes)('%s is done in proportion to its size', (source, value) => {
    const pattern = linearPattern(source)
    if (!pattern) throw new Error('it is understood')
    const { found: matched, steps } = pattern.match(value)
    expect(matched).toBe(false)
    expect(steps).toBeLessThan(3 * pattern.states * (value.length + 1))
  })
})

const letters = fc.constantFrom('a', 'b', '1', ' ', '-')
const { pattern: anyPattern } = fc.letrec<{ pattern: string; part: string }>((again) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('a', 'b', '.', '\\d', '\\w', '\\s', '[ab]', '[^a]', '[a-z1]', '\\b', '\\B', '^', '$', '\\-'),
    fc
      .tuple(
        fc.constantFrom('(', '(?:'),
        again('pattern'),
        fc.constantFrom(')', ')*', ')+', ')?', ')*?', '){2}', '){0,2}', '){1,}'),
      )
      .map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('(?=', '(?!'), again('pattern')).map(([open, inside]) => `${open}${inside})`),
    fc.tuple(again('part'), again('part')).map((parts) => parts.join('')),
  ),
  pattern: fc.array(again('part'), { minLength: 1, maxLength: 2 }).map((parts) => parts.join('|')),
}))

describe('any pattern of the language', () => {
  it('answers as RegExp does', () => {
    let understood = 0
    fc.assert(
      fc.property(anyPattern, fc.string({ unit: letters, maxLength: 6 }), (source, value) => {
        const pattern = linearPattern(source)
        if (!pattern) return
        understood += 1
        // The escaped hyphen of the generator is invalid in unicode mode.
        expect(pattern.match(value).found, `/${source}/ on "${value}"`).toBe(
          new RegExp(source.replaceAll('\\-', '-'), 'u').test(value),
        )
      }),
      { numRuns: 3000 },
    )
    expect(understood).toBeGreaterThan(2000)
  })

  it('is done in proportion to its size, whatever is typed', () => {
    fc.assert(
      fc.property(anyPattern, fc.string({ unit: letters, maxLength: 256 }), (source, value) => {
        const pattern = linearPattern(source)
        if (!pattern) return
        expect(pattern.states).toBeLessThan(2000)
        expect(pattern.match(value).steps).toBeLessThanOrEqual(3 * pattern.states * (value.length + 1))
      }),
      { numRuns: 500 },
    )
  })
})
