import { describe, expect, test } from 'vitest'
import { MAX_BETS, createBets } from './bets.ts'

const bets = (most = 1000) => createBets(() => most)

describe('the bets of a slip', () => {
  test('add up on an option until it takes no more', () => {
    const slip = bets(1000)
    expect([slip.add('red', 500), slip.add('red', 600), slip.add('red', 100)]).toEqual(['added', 'added', 'most'])
    expect(slip.all()).toEqual([['red', 1000]])
  })

  test('take no further option when the slip is full, but more on one it holds', () => {
    const slip = bets()
    for (let i = 0; i < MAX_BETS; i++) slip.add(`n:${i}`, 100)
    expect([slip.add('red', 100), slip.add('n:0', 100)]).toEqual(['full', 'added'])
    expect(slip.count()).toBe(MAX_BETS)
  })

  test('go back step by step, also behind doubling and clearing', () => {
    const slip = bets(1500)
    slip.add('red', 500)
    slip.add('n:17', 1000)
    slip.double()
    expect(slip.all()).toEqual([
      ['red', 1000],
      ['n:17', 1500],
    ])
    slip.clear()
    expect(slip.total()).toBe(0)
    slip.undo()
    expect(slip.total()).toBe(2500)
    slip.undo()
    expect(slip.total()).toBe(1500)
    slip.undo()
    slip.undo()
    expect([slip.count(), slip.canUndo()]).toEqual([0, false])
    slip.undo()
    expect(slip.count()).toBe(0)
  })

  test('are replaced by earlier ones within the limits of today', () => {
    const slip = bets(300)
    slip.add('red', 100)
    slip.replace([
      ['black', 500],
      ['n:0', 200],
    ])
    expect(slip.all()).toEqual([
      ['black', 300],
      ['n:0', 200],
    ])
    slip.undo()
    expect(slip.all()).toEqual([['red', 100]])
    slip.reset()
    expect([slip.count(), slip.canUndo()]).toEqual([0, false])
  })
})
