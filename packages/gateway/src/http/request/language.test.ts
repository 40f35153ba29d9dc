import { expect, test } from 'vitest'
import { cookieOf } from './cookies.ts'
import { accepted, languageOf, supported } from './language.ts'

const languages = { default: 'bn', supported: ['bn', 'en'] }

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN', 'en'],
  ['bn-BD', 'bn'],
  ['bn_BD', 'bn'],
  ['BN_bd', 'bn'],
  ['bn-Beng-BD', 'bn'],
  ['en_US.UTF-8', 'en'],
  ['fr', undefined],
  ['', undefined],
  ['-', undefined],
  ['*', undefined],
])('%s is read as %s', (wanted, found) => expect(supported(languages, wanted)).toBe(found))

const chinese = { default: 'en', supported: ['en', 'zh-CN', 'zh-TW'] }
test.each([
  ['zh-Hant-TW', 'zh-TW'],
  ['zh_TW', 'zh-TW'],
  ['ZH-HANS-CN', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-SG', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['en-IN', 'en'],
])('%s is the nearest form, %s', (wanted, found) => expect(supported(chinese, wanted)).toBe(found))

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

test.each([
  ['the requested language', { language: 'fr' }, 'lang=en', 'bn', 'fr'],
  ['that of the page, where the call names none', {}, 'lang=en', 'bn', 'en'],
  ["the account's, where the browser was set to none", {}, '', 'fr', 'fr'],
  ["the account's, where the site has not that of the page", {}, 'lang=xx', 'fr', 'fr'],
  ["the browser's own, where nobody is logged in", {}, '', undefined, 'en'],
] as const)('an answer is in %s', (_, input, cookie, account, expected) => {
  const req = { headers: { cookie, 'accept-language': 'en' } }
  const session = account === undefined ? null : { language: account }
  expect(languageOf({ default: 'bn', supported: ['bn', 'en', 'fr'] }, input, session, req)).toBe(expected)
})
