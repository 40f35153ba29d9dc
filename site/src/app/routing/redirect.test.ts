import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refused, taken } from '../../../../scripts/lib/addresses.ts'
import { safePath } from './redirect.ts'

describe('safePath', () => {
  it.each(['/', '/rng', '/rng?page=2#top', '/favorite?type=favorite', '/বাংলা'])('keeps %s', (path) => {
    expect(decodeURI(safePath(path))).toBe(path)
  })

  it.each([
    null,
    '',
    'rng',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    ' /rng',
    '/\t/evil.example',
    '/a\nb',
    '/%5c/../..//evil.example',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (text) => {
    expect(safePath(text, '/home')).toBe('/home')
  })

  it.each(taken.filter(([, kind]) => kind === 'site').map(([path]) => path))('takes %s as the gateway does', (path) =>
    expect(safePath(path, '')).not.toBe(''),
  )
  it.each([...refused, ...taken.filter(([, kind]) => kind !== 'site').map(([path]) => path)])(
    'does not go to %j',
    (text) => expect(safePath(text, '')).toBe(''),
  )

  it('never leaves the site, whatever is written', () => {
    const nasty = fc
      .array(fc.constantFrom('/', '\\', '.', '..', ':', '@', '?', '#', 'evil.example', 'https:', '\t', '%2f', 'a'), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(nasty, fc.string()), (text) => {
        expect(new URL(safePath(text), 'https://ours.example').origin).toBe('https://ours.example')
      }),
      { numRuns: 2000 },
    )
  })
})
