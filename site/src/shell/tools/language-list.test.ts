import { expect, it } from 'vitest'
import { byReader, finds } from './language-list.ts'

const languages = [
  ['en', 'English'],
  ['bn', 'বাংলা'],
  ['tr', 'Türkçe'],
  ['pt', 'Português'],
  ['tl', 'Filipino'],
  ['zh-CN', '简体中文'],
  ['zh-TW', '繁體中文'],
].map(([tag = '', name = '']) => ({ tag, name, locale: tag }))
const tags = (all: readonly { tag: string }[]) => all.map(({ tag }) => tag)

it('puts the language of the page first, then those of the device in its order', () => {
  const listed = tags(byReader(languages, 'bn', ['zh-HK', 'fil', 'de', 'bn']))
  expect(listed.slice(0, 3)).toEqual(['bn', 'zh-TW', 'tl'])
  expect(listed).toHaveLength(languages.length)
  expect(listed.indexOf('en')).toBeLessThan(listed.indexOf('pt'))
})

it.each([
  ['', languages.map(({ tag }) => tag)],
  ['turk', ['tr']],
  ['portugues', ['pt']],
  ['bangla', ['bn']],
  ['बंगला', []],
  ['中文', ['zh-CN', 'zh-TW']],
  ['ZH-tw', ['zh-TW']],
  ['klingon', []],
])('a search for "%s" finds %j', (search, found) => {
  expect(tags(languages.filter((language) => finds(search, language, 'en')))).toEqual(found)
})
