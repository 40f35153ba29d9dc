import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { call, freshApp, valueOf } from '../../testing/inject.ts'
import { termsVersion } from '../access/settings.ts'
import { help } from './help.ts'
import { completeLanguages } from '../../lib/text/languages.ts'
import { translate } from '../../lib/text/words.ts'

const locales = join(import.meta.dirname, '../../../../../locales')
const wordsOf = (language: string) =>
  readdirSync(join(locales, language), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!file.endsWith('.json')) return []
    const words = JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Record<string, unknown>
    return Object.entries(words).map(([key, text]) => ({ file, key, text: String(text) }))
  })

test('changed texts of the terms need another version: change `termsVersion` with them, then this fingerprint', () => {
  const words = ['en', 'bn'].map((language) =>
    help.term.map((article) => [`title`, 'text'].map((part) => translate(language, `help.term.${article}.${part}`))),
  )
  expect({
    termsVersion,
    words: createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16),
  }).toEqual({ termsVersion: '3', words: 'b05dff3a0cc7c94b' })
})

test('the terms are in one place, and no other text contradicts them about the money', () => {
  for (const language of completeLanguages) {
    const words = wordsOf(language)
    const elsewhere = words.filter(
      ({ file, key }) =>
        /terms?(text|\.text)|termsText/i.test(key) && !(file === 'gateway.json' && key.startsWith('help.term.')),
    )
    expect(elsewhere).toEqual([])
    const denied = /(nothing|not|cannot be)[^.]*\b(paid (in|out)|deposited or withdrawn)|জমা বা তোলা যায় না/i
    const trial = 'help.term.who.text'
    expect(words.filter(({ key, text }) => denied.test(text) && key !== trial)).toEqual([])
  }
})

test('the terms are returned with the age and the waiting time that apply here, and with their version', async () => {
  const { app } = await freshApp()
  type Help = { termsVersion: string; topics: { id: string; articles: { id: string; content: string }[] }[] }
  const reported = async (lang: string) => {
    const { termsVersion: version, topics } = valueOf(await call<Help>(app, contract.content.helpCenter, { lang }))
    const articles = topics.find(({ id }) => id === 'term')?.articles ?? []
    return { version, words: articles.map(({ content }) => content).join(' ') }
  }
  const [en, bn] = [await reported('en'), await reported('bn')]
  expect(en.version).toBe(termsVersion)
  expect(en.words).toMatch(/if you are 18 or older/)
  expect(en.words).toMatch(/after 24 hours and your confirmation/)
  expect(bn.words).toMatch(/১৮ বা তার বেশি/)
  for (const { words } of [en, bn]) expect(words).not.toMatch(/[{}]/)
  await app.services.settingsStore.write('rg', { profile: 'ON' })
  expect((await reported('en')).words).toMatch(/if you are 19 or older/)
})
