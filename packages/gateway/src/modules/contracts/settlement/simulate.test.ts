import { contract as calls } from '@brand/sdk/contract'
import { expect, test, vi } from 'vitest'
import { slotMs } from '../periods.ts'
import { kept, tier } from '../testing.ts'
import { settlementFixture } from './testing.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const { clock, add, agree, ask, operatorContract, play, settleTo } = await settlementFixture()
const { contracts: of } = calls

const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)
const dayMs = 24 * 60 * 60_000
/** Midnight of the site is six hours before that of UTC. */
const nextDay = () => plus(new Date(Math.ceil((clock.now().getTime() + 6 * 3_600_000) / dayMs) * dayMs), -6 * 3_600_000)

/** An agent with play of their own, and a downline with a player. */
async function pair() {
  const b = await add(null)
  const c = await add(b)
  return { b, c, player: await add(c, 0) }
}

test('the upline reads what the own contract pays for the team, and what is left of it', async () => {
  const a = await add(null)
  const b = await add(a)
  const c = await add(b)
  const player = await add(c, 0)
  await operatorContract(a, 'REAL_TIME', [kept(1)])
  await agree(a, b, 'REAL_TIME', [tier('1')])
  const { contract: bc } = await agree(b, c, 'REAL_TIME', [tier('0.6')])
  const start = new Date(bc.startAt ?? '')
  await play(player, { at: start, bet: 10_000_00 })
  await play(b, { at: start, bet: 2000_00 })
  await settleTo(plus(start, slotMs))
  const own = { period: '5MIN', list: [{ tier: 1, rate: '1', total: '120.00', share: '100.00', left: '40.00' }] }
  expect(await ask(of.simulate, b, { contractId: bc.id })).toMatchObject({ list: [{ amount: '60.00' }], own })
  expect((await ask(of.realtimeSalaries, b)).list[0]).toMatchObject({ amount: own.list[0]?.total })
  const terms = { account: c.account, kind: 'REAL_TIME', period: '5MIN' }
  const more = await ask(of.simulate, b, { ...terms, tiers: JSON.stringify([tier('1.2')]) })
  expect(more).toMatchObject({ list: [{ amount: '120.00' }], own: { list: [{ share: '100.00', left: '-20.00' }] } })
  // What the upline gets is the upline's alone; without a contract of the kind there is nothing to compare with.
  expect(await ask(of.simulate, c, { contractId: bc.id })).toMatchObject({ list: [{ amount: '60.00' }], own: null })
  const hourly = { ...terms, kind: 'HOURLY', period: 'HOUR', tiers: JSON.stringify([tier('1')]) }
  expect(await ask(of.simulate, b, hourly)).toMatchObject({ own: null })
})

test('a tier that is reached only with the team belongs to the team', async () => {
  const { b, c, player } = await pair()
  const contract = await operatorContract(b, 'REAL_TIME', [kept(0.5), kept(1, 0, 10_000_00)])
  const start = new Date(contract.startAt ?? '')
  await play(player, { at: start, bet: 4000_00 })
  await play(b, { at: start, bet: 8000_00 })
  await settleTo(plus(start, slotMs))
  const terms = { account: c.account, kind: 'REAL_TIME', period: '5MIN', tiers: JSON.stringify([tier('0.5')]) }
  expect(await ask(of.simulate, b, terms)).toMatchObject({
    list: [{ amount: '20.00' }],
    own: { list: [{ tier: 2, rate: '1', total: '120.00', share: '80.00', left: '60.00' }] },
  })
})

test('an own contract of another period holds in proportion; what the team wins takes from what others lose', async () => {
  const { b, c, player } = await pair()
  await operatorContract(b, 'DIVIDEND', [kept(20, 0, 0, 3000_00)], 'MONTHLY')
  const day = nextDay()
  await play(player, { at: day, bet: 150_00 })
  await play(player, { at: plus(day, dayMs), bet: 90_00 })
  await play(player, { at: plus(day, 2 * dayMs), bet: 50_00, win: 100_00 })
  await play(b, { at: plus(day, 2 * dayMs), bet: 200_00 })
  await settleTo(plus(day, 3 * dayMs))
  const terms = { account: c.account, kind: 'DIVIDEND', period: 'DAILY', tiers: JSON.stringify([tier('10')]) }
  const { list, own } = await ask(of.simulate, b, { ...terms, periods: 3 })
  expect(list.map(({ amount }) => amount)).toEqual(['15.00', '9.00', '0.00'])
  expect(own).toEqual({
    period: 'MONTHLY',
    list: [
      { tier: 1, rate: '20', total: '30.00', share: '30.00', left: '15.00' },
      { tier: null, rate: '0', total: '0.00', share: '0.00', left: '-9.00' },
      { tier: 1, rate: '20', total: '30.00', share: '-10.00', left: '-10.00' },
    ],
  })
})

test('categories count by their own rates on both sides', async () => {
  const { b, c, player } = await pair()
  await operatorContract(b, 'DAILY_MULTI', [{ ...kept(0), rates: { RNG: 8000, LIVE: 4000 } }])
  const day = nextDay()
  await play(player, { at: day, bet: 1000_00 })
  await play(b, { at: day, bet: 500_00, gameType: 'LIVE' })
  await settleTo(plus(day, dayMs))
  const tiers = JSON.stringify([{ ...tier('0'), rates: [{ gameType: 'RNG', rate: '0.5' }] }])
  const terms = { account: c.account, kind: 'DAILY_MULTI', period: 'DAILY', tiers }
  expect(await ask(of.simulate, b, terms)).toMatchObject({
    list: [{ amount: '5.00' }],
    own: { list: [{ rate: '0', total: '10.00', share: '8.00', left: '3.00' }] },
  })
})
