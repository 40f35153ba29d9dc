import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotsOf } from './dots.model.ts'

test('each evening is one dot, on its side of the own money', () =>
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1e7, noNaN: true })), {
        minLength: 1,
        maxLength: 100,
      }),
      fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1e6, noNaN: true })),
      (ends, own) => {
        const { columns } = dotsOf(ends, own)
        const of = (tone: string) =>
          columns.filter((one) => one.tone === tone).reduce((sum, { count }) => sum + count, 0)
        expect(of('nothing')).toBe(ends.filter((end) => end === 0).length)
        expect(of('ahead')).toBe(ends.filter((end) => end > own).length)
        expect(of('behind')).toBe(ends.filter((end) => end > 0 && end <= own).length)
        expect(columns.length).toBeLessThanOrEqual(23)
      },
    ),
  ))

test('columns have round widths and begin at the own money', () => {
  const { columns, step } = dotsOf([0, 0, 1000, 4900, 5000, 5100, 9000, 12_000], 5000)
  expect(step).toBe(1000)
  expect(columns.find(({ tone }) => tone === 'ahead')?.from).toBe(5000)
  expect(columns[0]).toEqual({ from: undefined, tone: 'nothing', count: 2 })
})
