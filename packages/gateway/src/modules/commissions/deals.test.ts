import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DealKind, type Tier, dealKinds, endMonth, netOf, rateOf } from './deals.ts'

const tiers: Tier[] = [
  { minNet: 0, minActive: 2, rate: 270_000 },
  { minNet: 1_000_00, minActive: 2, rate: 350_000 },
  { minNet: 5_000_00, minActive: 5, rate: 450_000 },
]

test.each([
  [0n, 2, 270_000],
  [99_999n, 2, 270_000],
  [1_000_00n, 2, 350_000],
  [9_000_00n, 4, 350_000],
  [9_000_00n, 5, 450_000],
  [9_000_00n, 1, 0],
  [-1n, 9, 270_000],
  [-1n, 1, 0],
])('a net revenue of %s with %s active members has the rate %s', (net, active, rate) =>
  expect(rateOf(tiers, net, active)).toBe(rate),
)

test('fees are due on what the house won and on payments; a loss has no platform fee', () => {
  const fees = { platformPercent: 18, paymentPercent: 2 }
  const month = { bonus: 500n, rebate: 100n, payments: 50_00n, active: 1 }
  expect(netOf({ ...month, revenue: 10_000n }, fees)).toEqual({ platformFee: 1800n, paymentFee: 100n, net: 7500n })
  expect(netOf({ ...month, revenue: -10_000n }, fees)).toEqual({ platformFee: 0n, paymentFee: 100n, net: -10_700n })
})

/** Shares of months in fractions of the smallest unit, as one would do it on paper. */
function onPaper(kind: DealKind, months: { net: number; rate: number }[]): number[] {
  let debt = 0
  let open = 0
  return months.map(({ net, rate }) => {
    const share = rate / 1_000_000
    if (kind === 'SPLIT') open += net * share
    else if (kind === 'PROFIT') open += Math.max(0, net) * share
    else {
      debt += net
      if (debt > 0) {
        open += debt * share
        debt = 0
      }
    }
    // Rounding errors of a float are far below a millionth.
    const paid = open > 0 ? Math.floor(open + 1e-9) : 0
    open -= paid
    return paid
  })
}

test.each(dealKinds)('twelve months of %s pay what they come to on paper', (kind) =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ net: fc.integer({ min: -900_00, max: 1_500_00 }), active: fc.nat(7) }), {
        minLength: 12,
        maxLength: 12,
      }),
      (months) => {
        let carry = { debt: 0n, rest: 0n }
        const rated = months.map(({ net, active }) => ({ net, rate: rateOf(tiers, BigInt(net), active) }))
        const paid = rated.map(({ net, rate }) => {
          const end = endMonth(kind, BigInt(net), rate, carry)
          carry = { debt: end.debt, rest: end.rest }
          expect(end.debt <= 0n && end.paid >= 0n).toBe(true)
          return Number(end.paid)
        })
        expect(paid).toEqual(onPaper(kind, rated))
      },
    ),
    { numRuns: 500 },
  ),
)
