import { expect, test } from 'vitest'
import { cookieOf } from './cookies.ts'
import { accepted, supported } from './language.ts'

const languages = { default: 'bn', supported: ['bn', 'en'] }

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['bn-BD', 'bn'],
  ['fr', undefined],
  ['', undefined],
])('%s is read as %s', (wanted, found) => expect(supported(languages, wanted)).toBe(found))

test.each([
  ['fr-FR,en;q=0.8,bn;q=0.5', 'en'],
  ['bn;q=0.3,en;q=0.9', 'en'],
  ['en;q=0,bn', 'bn'],
  ['*', undefined],
  ['fr, de', undefined],
  [';;;q=,', undefined],
  [undefined, undefined],
  ['en;q=abc,bn;q=0.1', 'bn'],
])('the best of "%s" is %s', (header, found) => expect(accepted(languages, header)).toBe(found))

test('a cookie is found by its whole name', () => {
  const req = { headers: { cookie: 'xlang=fr; lang=en; lang2=de' } }
  expect([cookieOf(req, 'lang'), cookieOf(req, 'ang'), cookieOf({ headers: {} }, 'lang')]).toEqual([
    'en',
    undefined,
    undefined,
  ])
})
