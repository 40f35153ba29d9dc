import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addWhole, firstAmount, nextTick, speakIn, splitFigure } from './JackpotTicker.model.ts'

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
const of =
  (...numbers: number[]) =>
  () =>
    numbers.shift() ?? 0

it('steps every 3, 4 or 5 seconds by 100 to 500', () => {
  const waits = new Set<number>()
  fc.assert(
    fc.property(chance, chance, (a, b) => {
      const { wait, add } = nextTick(of(a, b))
      waits.add(wait)
      expect([3000, 4000, 5000]).toContain(wait)
      expect(Number.isInteger(add)).toBe(true)
      expect(add).toBeGreaterThanOrEqual(100)
      expect(add).toBeLessThanOrEqual(500)
    }),
  )
  expect(nextTick(of(0, 0))).toEqual({ wait: 3000, add: 100 })
  expect(nextTick(of(0.5, 0.5)).wait).toBe(4000)
  expect(nextTick(of(0.9999, 0.9999))).toEqual({ wait: 5000, add: 500 })
})

it('starts with a figure the kit can write', () => {
  fc.assert(
    fc.property(chance, chance, (a, b) => {
      expect(firstAmount(of(a, b))).toMatch(/^[2-7]\d{7}\.\d\d$/)
    }),
  )
})

it.each([
  ['48210364.50', 312, '48210676.50'],
  ['9999', 1, '10000'],
  ['90071992547409931234.01', 500, '90071992547409931734.01'],
])('%s and %i more is %s', (amount, add, sum) => {
  expect(addWhole(amount, add)).toBe(sum)
})

it.each([
  ['48,210,364.50', { head: '48,21', tail: ['0', ',', '3', '6', '4'], part: '.50' }],
  ['120,000', { head: '12', tail: ['0', ',', '0', '0', '0'], part: '' }],
  ['12.00', { head: '', tail: ['1', '2'], part: '.00' }],
  ['—', { head: '—', tail: [], part: '' }],
  ['1,234', { head: '', tail: ['1', ',', '2', '3', '4'], part: '' }],
])('splits %s', (text, parts) => {
  expect(splitFigure(text)).toEqual(parts)
})

it('announces at most once a minute', () => {
  expect(speakIn(1000, -Infinity)).toBe(0)
  expect(speakIn(70_000, 60_000)).toBe(50_000)
  expect(speakIn(130_000, 60_000)).toBe(0)
})
