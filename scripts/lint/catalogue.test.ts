import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import bn from '../../locales/bn/vendor.json' with { type: 'json' }
import en from '../../locales/en/vendor.json' with { type: 'json' }
import { boardOf } from '../../packages/demo-vendor/src/boards/index.ts'
import { published } from '../../packages/demo-vendor/src/boards/published.ts'
import { RTP_PERCENT } from '../../packages/demo-vendor/src/math/published.ts'
import { catalogue } from '../../packages/gateway/src/modules/games/catalogue/generate.ts'

test('every game but four opens its own engine and names its RTP: of boards that of the worst bet, of reels as counted', () => {
  expect(catalogue().filter(({ status }) => status === 'SOON').length).toBeLessThanOrEqual(4)
  const wrong = catalogue().flatMap(({ gameType, gameCode, isGame, rtp, status }) => {
    if (isGame !== 'GAME' || status === 'SOON') return []
    const board = boardOf(gameType, gameCode)
    const reels = gameType === 'RNG' || gameType === 'FISH'
    return (board ? published[board.id]?.[0] : reels ? RTP_PERCENT : 'no engine') === rtp
      ? []
      : [`${gameType} ${gameCode}: ${rtp}`]
  })
  expect(wrong).toEqual([])
})

test('the games have words for every refusal of a stake by the operator', () => {
  const [, union = ''] =
    /export type Status =([\s\S]*?)\n\n/.exec(
      readFileSync(`${import.meta.dirname}/../../packages/gateway/src/modules/rounds/vendor-calls/answer.ts`, 'utf8'),
    ) ?? []
  const statuses = [...union.matchAll(/\| '(\w+)'/g)].map(([, status = '']) => status)
  expect(statuses).toContain('INSUFFICIENT_FUNDS')
  // These concern a call and not the player; they get the general sentence.
  const ofCalls = ['OK', 'DUPLICATE_CONFLICT', 'TX_NOT_FOUND', 'TX_ROLLED_BACK', 'BAD_REQUEST']
  const said = (status: string) => [en, bn].every((words) => `refused.${status}` in words)
  expect(statuses.filter((status) => !said(status)).toSorted()).toEqual(ofCalls.toSorted())
})
