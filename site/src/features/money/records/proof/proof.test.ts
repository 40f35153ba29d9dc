import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf } from '../../../../app/format/money.ts'
import { addUp, holds, minorOf, shows, type Counted } from './proof.ts'

const history = fc
  .array(
    fc.record({
      account: fc.constantFrom('CASH', 'BONUS', 'HOLD_WITHDRAW'),
      amount: fc.bigInt(-(10n ** 15n), 10n ** 15n),
    }),
    { maxLength: 40 },
  )
  .map((moves) => {
    const sums = new Map<string, bigint>()
    return moves.map(({ account, amount }, at): Counted => {
      sums.set(account, (sums.get(account) ?? 0n) + amount)
      return { entryNo: String(at), account, amount: amountOf(amount), balanceAfter: amountOf(sums.get(account) ?? 0n) }
    })
  })

describe('the proof', () => {
  it('reads amounts to the cent, however large, and nothing else', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), (minor) => {
        expect(minorOf(amountOf(minor))).toBe(minor)
      }),
    )
    for (const bad of ['', '1e3', '1.234', '০.৫', '1,000.00', 'NaN']) expect(() => minorOf(bad)).toThrow()
  })

  it('adds up the same on whatever pages it comes, and holds', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 9 }), (entries, size) => {
        let sums = new Map<string, { sum: bigint; entries: number }>()
        for (let at = 0; at < entries.length; at += size) sums = addUp(sums, entries.slice(at, at + size))
        expect(sums).toEqual(addUp(new Map(), entries))
        for (const account of ['CASH', 'BONUS', 'HOLD_WITHDRAW']) {
          const last = entries.findLast((one) => one.account === account)?.balanceAfter ?? '0.00'
          expect(holds(sums.get(account), last)).toBe(true)
        }
      }),
    )
  })

  it('is compared with what the wallet shows: cash and bonus, nothing else', () => {
    const sums = new Map([
      ['CASH', { sum: 100_005n, entries: 2 }],
      ['BONUS', { sum: 500n, entries: 1 }],
      ['HOLD_WITHDRAW', { sum: 7n, entries: 1 }],
    ])
    expect([shows('1005.05', sums), shows('1005.04', sums), shows('1005.12', sums), shows('0.00', new Map())]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('finds one changed, missing or doubled entry', () => {
    fc.assert(
      fc.property(
        history.filter((entries) => entries.length > 0),
        fc.nat(),
        fc.constantFrom('changed', 'missing', 'doubled'),
        (entries, pick, how) => {
          const at = pick % entries.length
          const one = entries[at] as Counted
          fc.pre(minorOf(one.amount) !== 0n)
          const bent =
            how === 'changed'
              ? entries.with(at, { ...one, amount: amountOf(minorOf(one.amount) + 1n) })
              : how === 'missing'
                ? entries.toSpliced(at, 1)
                : entries.toSpliced(at, 0, one)
          const balance = entries.findLast(({ account }) => account === one.account)?.balanceAfter ?? '0.00'
          expect(holds(addUp(new Map(), bent).get(one.account), balance)).toBe(false)
        },
      ),
    )
  })
})
