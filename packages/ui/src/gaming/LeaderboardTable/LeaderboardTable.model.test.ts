import { expect, it } from 'vitest'
import { placed, type LeaderboardRow } from './LeaderboardTable.model.ts'

const rows: LeaderboardRow[] = [
  { rank: 1, name: 'tanvir88', score: '9' },
  { rank: 2, name: 'nusrat_a', score: '8' },
]
const own = { rank: 28, score: '1', gap: '7 to place 27' }

it('puts one’s own place last, apart from those above', () => {
  expect(placed(rows, own).map(({ rank, me, apart }) => [rank, me, apart])).toEqual([
    [1, undefined, undefined],
    [2, undefined, undefined],
    [28, true, true],
  ])
  expect(placed(rows, { ...own, rank: 3 }).at(-1)?.apart).toBe(false)
})

it('marks it in its row, with what is missing to the next prize', () => {
  const among = placed([rows[0] as LeaderboardRow, { ...(rows[1] as LeaderboardRow), me: true }], own)
  expect(among).toHaveLength(2)
  expect(among[1]).toMatchObject({ rank: 2, me: true, gap: '7 to place 27' })
})

it('shows the others alone to a visitor', () => {
  expect(placed(rows, undefined)).toHaveLength(2)
  expect(placed([], undefined)).toEqual([])
  expect(placed([], own)).toMatchObject([{ id: 'me', rank: 28 }])
})

it('gives every row a name of its own, even where places are shared', () => {
  const ids = placed([{ ...(rows[0] as LeaderboardRow) }, { ...(rows[0] as LeaderboardRow) }], own).map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})
