import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import bn from '../locales/bn/vendor.json' with { type: 'json' }
import en from '../locales/en/vendor.json' with { type: 'json' }
import { boardOf } from '../packages/demo-vendor/src/boards/index.ts'
import { published } from '../packages/demo-vendor/src/boards/published.ts'
import { maxBet, minBet } from '../packages/demo-vendor/src/stakes.ts'
import { RTP_PERCENT } from '../packages/demo-vendor/src/math/published.ts'
import { catalogue } from '../packages/gateway/src/modules/games/catalogue/generate.ts'
import { categoryOfLottery, lotteries } from '../packages/gateway/src/modules/games/catalogue/lottery-games.ts'
import { largestWin, VENDOR_STEP } from '../packages/gateway/src/modules/games/catalogue/prizes.ts'

test('every game but four has an engine and states its RTP: odds boards that of the worst bet, reels the computed one', () => {
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

test.each(lotteries.map((one) => [one.code, categoryOfLottery(one)] as const))(
  'the largest win of %s is that of the board it is bet on at, whatever stakes the operator takes',
  (code, gameType) => {
    const board = boardOf(gameType, code)
    const options = board?.options(board.setups()[0] ?? {}) ?? []
    for (const max of [100, 900, 2500, 20_000, 10_000_000]) {
      const wins = options.map(({ odds }) => Math.floor((Math.min(max, maxBet(odds)) / minBet) * minBet * odds) / 100)
      const largest = largestWin(code, { min: 1n, max: BigInt(max), step: 1n })
      expect(Number(largest)).toBe(Math.floor(Math.max(...wins)))
    }
    expect(VENDOR_STEP).toBe(minBet)
  },
)

test('the games have a text for every reason for which the operator refuses a bet', () => {
  const [, union = ''] =
    /export type Status =([\s\S]*?)\n\n/.exec(
      readFileSync(`${import.meta.dirname}/../packages/gateway/src/modules/rounds/vendor-calls/answer.ts`, 'utf8'),
    ) ?? []
  const statuses = [...union.matchAll(/\| '(\w+)'/g)].map(([, status = '']) => status)
  expect(statuses).toContain('INSUFFICIENT_FUNDS')
  // These errors concern a call and not the player; they get the general text.
  const ofCalls = ['OK', 'DUPLICATE_CONFLICT', 'TX_NOT_FOUND', 'TX_ROLLED_BACK', 'BAD_REQUEST']
  const hasText = (status: string) => [en, bn].every((words) => `refused.${status}` in words)
  expect(statuses.filter((status) => !hasText(status)).toSorted()).toEqual(ofCalls.toSorted())
})
