import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Ticket, draw, hashOf } from './draw.ts'

/** The draw as docs/rules/raffles.md has it, written anew with big integers. */
function redraw(id: string, seed: string, list: readonly Ticket[], places: number, wins: number): number[] {
  const text = list.map(({ number, holder }) => `${number}:${holder}\n`).join('')
  const hash = createHash('sha256').update(text).digest('hex')
  const out: Ticket[] = []
  for (let place = 1; place <= places; place++) {
    const open = list.filter(
      (one) => !out.includes(one) && out.filter(({ holder }) => holder === one.holder).length < wins,
    )
    if (open.length === 0) break
    const n = BigInt(open.length)
    let x: bigint
    let attempt = 0
    do
      x = BigInt(
        `0x${createHmac('sha256', seed).update(`${id}:${hash}:${place}:${attempt++}`).digest('hex').slice(0, 12)}`,
      )
    while (x >= 2n ** 48n - (2n ** 48n % n))
    out.push(open[Number(x % n)]!)
  }
  return out.map(({ number }) => number)
}

/** Tickets with gaps between their numbers. */
const lists = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 3 }), holder: fc.integer({ min: 1, max: 5 }) }), { maxLength: 40 })
  .map((rows) => {
    let number = 0
    return rows.map(({ gap, holder }) => ({ number: (number += gap), holder }))
  })

test('any draw is what an independent one of the same seed and list comes to', () => {
  fc.assert(
    fc.property(
      lists,
      fc.string({ minLength: 1, maxLength: 64 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 4 }),
      (list, seed, places, winsPerPerson) => {
        const ticketsHash = hashOf(list)
        const drawn = draw({ id: 'any', seed, ticketsHash }, list, { places, winsPerPerson })
        expect(drawn.map(({ number }) => number)).toEqual(redraw('any', seed, list, places, winsPerPerson))
        expect(new Set(drawn.map(({ number }) => number)).size).toBe(drawn.length)
        const wins = Map.groupBy(drawn, ({ holder }) => holder)
        for (const own of wins.values()) expect(own.length).toBeLessThanOrEqual(winsPerPerson)
        const most = [...Map.groupBy(list, ({ holder }) => holder).values()]
          .map(({ length }) => Math.min(length, winsPerPerson))
          .reduce((sum, n) => sum + n, 0)
        expect(drawn).toHaveLength(Math.min(places, most))
      },
    ),
    { seed: 5 },
  )
})

test('every ticket is drawn first about as often: no place in the list is better', () => {
  const list = Array.from({ length: 7 }, (_none, n) => ({ number: n + 1, holder: n + 1 }))
  const ticketsHash = hashOf(list)
  const counts = new Map<number, number>()
  const rounds = 7000
  for (let n = 0; n < rounds; n++) {
    const [first] = draw({ id: 'fair', seed: `seed ${n}`, ticketsHash }, list, { places: 1, winsPerPerson: 1 })
    counts.set(first!.number, (counts.get(first!.number) ?? 0) + 1)
  }
  // Chi-squared of six degrees of freedom: above 27.9 once in ten thousand. The seeds are fixed, so it never varies.
  const expected = rounds / list.length
  expect([...counts.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)).toBeLessThan(27.9)
})

test('nothing is drawn from an empty list, and its hash is that of an empty text', () => {
  expect(draw({ id: 'none', seed: 's', ticketsHash: hashOf([]) }, [], { places: 3, winsPerPerson: 1 })).toEqual([])
  expect(hashOf([])).toBe(createHash('sha256').update('').digest('hex'))
})
