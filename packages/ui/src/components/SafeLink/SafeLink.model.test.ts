import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destination, safeHref } from './SafeLink.model.ts'
import { refused, taken } from '../../../../../scripts/lib/addresses.ts'
import { addresses } from '../../test/vectors.ts'

it.each([
  ['/help', 'site'],
  ['/promotions?id=7#terms', 'site'],
  ['/a//b', 'site'],
  ['#top', 'site'],
  ['?page=2', 'site'],
  ['https://service.example/chat', 'web'],
  ['https://t.me', 'web'],
  ['HTTPS://Example.COM:8443/x?y=1', 'web'],
  ['https://বাংলা.example/খবর', 'web'],
  ['mailto:desk@example.com', 'app'],
  ['tel:+8801712345678', 'app'],
])('%s leads somewhere: %s', (text, kind) => expect(destination(text)).toEqual({ href: text, kind }))

it('leaves spaces around an address out', () =>
  expect(safeHref('  https://example.com/a b ')).toBe('https://example.com/a b'))
it.each([undefined, null])('%s is no address', (text) => expect(safeHref(text)).toBeUndefined())
it.each(taken)('takes %s as the gateway does: %s', (text, kind) =>
  expect(destination(text)).toEqual({ href: text, kind }),
)
it.each([...addresses, ...refused])('refuses %j', (text) => expect(destination(text)).toBeUndefined())

describe('limits of the caller', () => {
  it('narrow the schemes', () => {
    expect(safeHref('mailto:desk@example.com', { schemes: ['https:'] })).toBeUndefined()
    expect(safeHref('/help', { schemes: [] })).toBe('/help')
  })
  it('narrow the hosts, subdomains only with a leading dot', () => {
    const hosts = ['t.me', '.example.com']
    expect(
      ['https://t.me/x', 'https://example.com', 'https://a.b.example.com/x', 'https://T.ME./x'].map(
        (text) => safeHref(text, { hosts }) !== undefined,
      ),
    ).toEqual([true, true, true, false])
    for (const text of [
      'https://evil.t.me',
      'https://t.me.evil.example',
      'https://badexample.com',
      'https://example.com.evil.example',
      'https://evil.example/?t.me',
    ])
      expect(safeHref(text, { hosts })).toBeUndefined()
  })
})

describe('any text', () => {
  /** The URL that a browser on the page would resolve. */
  const opened = (href: string) => new URL(href, 'https://own.example/deep/page')
  const pieces = fc.oneof(
    fc.constantFrom(
      ...addresses,
      'https://',
      'https:',
      '/',
      '//',
      '\\',
      '@',
      'javascript',
      'data',
      ':',
      '%0a',
      '&colon;',
      '..',
      'own.example',
      'evil.example',
      '\u0000',
      '\t',
      '\n',
      '\u200b',
      '\u202e',
      ' ',
      '#',
      '?',
    ),
    fc.string({ unit: 'binary' }),
  )
  const texts = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''))

  it('what passes opens an allowed scheme, and leaves our origin only as kind "web"', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const to = destination(text)
        if (!to) return
        const url = opened(to.href)
        expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol)
        expect(url.username + url.password).toBe('')
        if (to.kind === 'site')
          expect([url.origin, url.pathname.startsWith('//')]).toEqual(['https://own.example', false])
        if (to.kind === 'web')
          expect([url.protocol, url.host !== '', to.href.toLowerCase().startsWith('https://')]).toEqual([
            'https:',
            true,
            true,
          ])
      }),
      { numRuns: 3000 },
    )
  })

  it('no hidden character anywhere makes a script address pass', () => {
    const scheme = fc.constantFrom('javascript:', 'data:', 'vbscript:')
    const noise = fc.mapToConstant(
      { num: 33, build: (n) => String.fromCodePoint(n) },
      { num: 33, build: (n) => String.fromCodePoint(0x7f + n) },
      { num: 16, build: (n) => String.fromCodePoint(0x200b + n) },
    )
    fc.assert(
      fc.property(
        scheme,
        fc.array(fc.tuple(fc.nat(12), noise), { maxLength: 4 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        fc.string(),
        (start, dirt, upper, rest) => {
          const letters = [...start].map((letter, n) => (upper[n] ? letter.toUpperCase() : letter))
          for (const [at, char] of dirt) letters.splice(Math.min(at, letters.length), 0, char)
          expect(destination(letters.join('') + rest)).toBeUndefined()
        },
      ),
      { numRuns: 3000 },
    )
  })
})
