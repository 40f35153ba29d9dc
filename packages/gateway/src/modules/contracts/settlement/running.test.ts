import { contract as calls } from '@brand/sdk/contract'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '../../../ledger/money.ts'
import { kept, tier } from '../testing.ts'
import { settlementFixture } from './testing.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const { add, agree, ask, fund, operatorContract, play, results, settleTo, setClock } = await settlementFixture()
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)
const hour = 3_600_000

test('the running period of an own contract is shown as it would end, and ends so', async () => {
  const a = await add(null)
  const b = await add(a)
  await operatorContract(a, 'DIVIDEND', [kept(30)], 'DAILY')
  await operatorContract(a, 'DAILY', [kept(1)])
  const tiers = [tier('10', 1), tier('20', 1, '1500.00', '900.00')]
  const { contract: dividend } = await agree(a, b, 'DIVIDEND', tiers, { period: 'DAILY' })
  await agree(a, b, 'DAILY', [tier('0.5')])
  const player = await add(b, 0)
  await fund(a, 100_000_00n)
  const start = new Date(dividend.startAt ?? '')
  const running = async () => (await ask(calls.income.running, b)).contracts
  // It has not begun.
  expect(await running()).toEqual([])
  await play(player, { at: plus(start, hour), bet: 1000_00, win: 400_00 })
  await settleTo(plus(start, 2 * hour))
  expect(await running()).toMatchObject([
    {
      kind: 'DIVIDEND',
      period: 'DAILY',
      pnl: '-600.00',
      active: 1,
      tier: 1,
      rate: '10',
      salaries: '5.00',
      debt: '0.00',
      amount: '59.50',
      next: { tier: 2, rate: '20', missingActive: 0, missingValidBet: '500.00', missingLoss: '300.00' },
    },
    { kind: 'DAILY', tier: 1, rate: '0.5', validBet: '1000.00', amount: '5.00', next: null },
  ])
  await play(player, { at: plus(start, 3 * hour), bet: 1000_00, win: 500_00 })
  await settleTo(plus(start, 4 * hour))
  const [last, daily] = await running()
  expect(last).toMatchObject({ tier: 2, rate: '20', next: null, salaries: '10.00', amount: '218.00' })
  await settleTo(plus(start, 24 * hour))
  const paid = await results(dividend.id)
  expect(paid).toMatchObject([{ pnl: '-110000', amount: String(((1100_00 - 10_00) * 20) / 100) }])
  expect(daily?.amount).toBe('10.00')
  setClock(plus(start, 25 * hour))
  expect(formatMoney(paid[0]?.amount ?? 0)).toBe('218.00')
  expect(await running()).toMatchObject([{ pnl: '0.00', tier: null, amount: '0.00' }, { validBet: '0.00' }])
})
