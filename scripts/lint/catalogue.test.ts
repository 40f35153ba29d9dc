import { expect, test } from 'vitest'
import { boardOf } from '../../packages/demo-vendor/src/boards/index.ts'
import { published } from '../../packages/demo-vendor/src/boards/published.ts'
import { RTP_PERCENT } from '../../packages/demo-vendor/src/math/published.ts'
import { catalogue } from '../../packages/gateway/src/catalogue/generate.ts'

test('every open game says what its own engine publishes: boards the least of their bets, reels what was counted', () => {
  const wrong = catalogue().flatMap(({ gameType, gameCode, isGame, rtp, status }) => {
    if (isGame !== 'GAME' || status === 'SOON') return []
    const board = boardOf(gameType, gameCode)
    return (board ? published[board.id]?.[0] : RTP_PERCENT) === rtp ? [] : [`${gameType} ${gameCode}: ${rtp}`]
  })
  expect(wrong).toEqual([])
})
