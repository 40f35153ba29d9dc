import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { lotteries, lottoGame, menuOf } from '../../modules/games/catalogue/lottery-games.ts'
import { call, freshApp, valueOf } from '../../testing/inject.ts'
import { completeLanguages } from './languages.ts'
import { translate } from './words.ts'

const { app } = await freshApp()

test('every text of the operator exists in each of its languages', async () => {
  expect(completeLanguages).toEqual(expect.arrayContaining(['en', 'bn']))
  for (const language of completeLanguages) {
    const names = lotteries.map((one) => lottoGame(one, language).gameName)
    expect(new Set(names).size).toBe(lotteries.length)
    expect(menuOf(lotteries, language)).toHaveLength(3)
    const { topics } = valueOf(
      await call<{ topics: { title: string; articles: { content: string }[] }[] }>(app, contract.content.helpCenter, {
        lang: language,
      }),
    )
    for (const { title, articles } of topics)
      for (const { content } of articles) expect(`${title} ${content}`).toMatch(/^\S.* <p>\S/)
  }
  expect(translate('bn', 'lottery.group.daily')).not.toBe(translate('en', 'lottery.group.daily'))
})

test('a text with a count has the form that the language has for it', () => {
  const textOf = (language: string, minutes: number) =>
    translate(language, 'code.register', { code: '123456', minutes, count: minutes })
  expect(textOf('en', 1)).toMatch(/^123456 .* 1 minute\.$/)
  expect(textOf('en', 5)).toMatch(/^123456 .* 5 minutes\.$/)
  expect(textOf('bn', 1)).toMatch(/১|1 মিনিট/)
})

test('an unsupported language is answered in English; a missing key is a fault', () => {
  expect(translate('xx', 'code.sms', { code: '123456', minutes: 5, count: 5 })).toMatch(/^123456 .* 5 minutes/)
  expect(translate('../en', 'code.sms', { code: '123456', minutes: 5 })).toMatch(/^123456 .* 5 minutes/)
  expect(() => translate('en', 'no.such.key')).toThrow('no.such.key')
})
