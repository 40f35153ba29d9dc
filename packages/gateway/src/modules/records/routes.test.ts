import { createHmac } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { secretFrom } from '../rounds/vendor-calls/secrets.ts'
import { transact } from '../../db/client.ts'
import { queriesOf } from '../../testing/queries.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { post } from '../../ledger/post.ts'
import { idOf, playRound } from './testing.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'

// Ledger entries have the time of the database, so the clock of the gateway is set to it.
const { app, db } = await freshApp({
  clock: { now: () => new Date() },
  vendorOrigin: 'https://vendor.test',
  vendorSecrets: { key: 'the key of the gateway' },
})
const { bets, bet, ledger, profit, proof } = contract.records
type Bets = z.output<typeof bets.output>
type Ledger = z.output<typeof ledger.output>
type Proof = z.output<typeof proof.output>
const send = async <T>(endpoint: Parameters<typeof call>[1], input: object, token: string) =>
  valueOf(await call<T>(app, endpoint, input as Record<string, unknown>, { token }))
const day = 86_400_000
const inBengali = (digits: string) => digits.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')
const ago = (ms: number) => new Date(Date.now() - ms)
const minor = (text: string) => (text.startsWith('-') ? -(parseMoney(text.slice(1)) ?? 0n) : (parseMoney(text) ?? 0n))
let people = 0
async function player() {
  const account = `records${++people}`
  const token = await registered(app, account)
  return { token, id: await idOf(db, account) }
}

describe('the betting record', () => {
  it('returns rounds newest first with the sums of all, by date, category, vendor, game, state and number', async () => {
    const { token, id } = await player()
    const [old, won, lost] = [
      await playRound(db, id, { stake: 100n, at: ago(40 * day) }),
      await playRound(db, id, { stake: 500n, win: 1250n, at: ago(2 * day) }),
      await playRound(db, id, { stake: 300n, at: ago(day) }),
    ]
    const open = await playRound(db, id, { stake: 50n, at: ago(1000), state: 'OPEN' })
    const all = await send<Bets>(bets, { language: 'bn' }, token)
    expect(bets.output.parse(all)).toEqual(all)
    expect(all.list.map(({ betNo }) => betNo)).toEqual([open, lost, won])
    expect(all.list[0]).toMatchObject({
      status: 'OPEN',
      gameName: 'পদ্মার সোনা',
      vassalage: 'JL',
      gameType: 'RNG',
      settledAt: null,
      net: '-0.50',
    })
    expect(all).toMatchObject({
      totalCount: 3,
      totalPages: 1,
      totals: { stake: '8.50', win: '12.50', validBet: '8.00', net: '4.00' },
    })
    const found = async (more: object) => (await send<Bets>(bets, more, token)).list.map(({ betNo }) => betNo)
    expect(await found({ status: 'OPEN' })).toEqual([open])
    expect(await found({ status: 'SETTLED' })).toEqual([lost, won])
    expect(await found({ gameType: 'LIVE' })).toEqual([])
    expect(await found({ gameType: 'RNG', vassalage: 'JL', nodeId: 10001 })).toHaveLength(3)
    expect(await found({ nodeId: 10002 })).toEqual([])
    expect(await found({ roundId: all.list[1]?.roundId })).toEqual([lost])
    expect(await found({ roundId: won })).toEqual([won])
    expect(await found({ roundId: inBengali(won) })).toEqual([won])
    expect(await found({ startTime: ago(41 * day).toISOString(), endTime: ago(30 * day).toISOString() })).toEqual([old])
    expect(await found({ startTime: ago(1.5 * day).toISOString(), endTime: ago(0.5 * day).toISOString() })).toEqual([
      lost,
    ])
  })

  it('repeats and hides no row while new ones come, on whatever pages it is read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 }),
        async (count, pageSize, arrivals) => {
          const { token, id } = await player()
          const stood: string[] = []
          for (let n = 0; n < count; n++) stood.unshift(await playRound(db, id, { stake: 100n, win: BigInt(n) }))
          const read: string[] = []
          const first = await send<Bets>(bets, { pageSize }, token)
          for (let page = 1; page <= first.totalPages; page++) {
            const { list, totals, totalCount } =
              page === 1 ? first : await send<Bets>(bets, { pageSize, page, upTo: first.upTo }, token)
            read.push(...list.map(({ betNo }) => betNo))
            expect({ totals, totalCount }).toEqual({ totals: first.totals, totalCount: count })
            for (let n = 0; n < (arrivals[page - 1] ?? 0); n++) await playRound(db, id, { stake: 100n })
          }
          expect(read).toEqual(stood)
        },
      ),
      { numRuns: 8 },
    )
  })

  it('has a receipt of each round: what moved, the balance before and after, what it counted for', async () => {
    const { token, id } = await player()
    await transact(db, (tx) =>
      post(tx, {
        kind: 'bonus_grant',
        entries: [
          { system: 'PROMO_COST', asset: 'BDT', amount: -10_000n },
          { member: id, kind: 'BONUS', asset: 'BDT', amount: 10_000n },
        ],
      }),
    )
    const betNo = await playRound(db, id, { stake: 500n, bonusStake: 200n, win: 900n })
    const receipt = await send<z.output<typeof bet.output>>(bet, { betNo, language: 'en' }, token)
    expect(bet.output.parse(receipt)).toEqual(receipt)
    expect(
      receipt.entries.map(({ type, account, amount, balanceAfter }) => [type, account, amount, balanceAfter]),
    ).toEqual([
      ['bet', 'CASH', '-3.00', '9997.00'],
      ['bet', 'BONUS', '-2.00', '98.00'],
      ['win', 'CASH', '9.00', '10006.00'],
    ])
    expect(receipt).toMatchObject({
      balanceBefore: '10100.00',
      balanceAfter: '10104.00',
      net: '4.00',
      contribution: '5.00',
      verifyUrl: expect.stringMatching(
        /^https:\/\/vendor\.test\/verify\?lang=en#vass=JL&round=[0-9a-f-]{36}&key=[0-9a-f]{64}$/,
      ) as string,
    })
    const requested = new URLSearchParams(new URL(receipt.verifyUrl ?? '').hash.slice(1))
    expect(requested.get('key')).toBe(
      createHmac('sha256', secretFrom('the key of the gateway', 'JL'))
        .update(`verify.${receipt.roundId}.${id}`)
        .digest('hex'),
    )
    // An open round cannot be verified yet.
    const open = await send<z.output<typeof bet.output>>(
      bet,
      { betNo: await playRound(db, id, { stake: 100n, state: 'OPEN' }), language: 'en' },
      token,
    )
    expect(open.verifyUrl).toBe('https://vendor.test/verify?lang=en')
    const other = await player()
    for (const no of [betNo, '999999999'])
      expect(refusalOf(await call(app, bet, { betNo: no }, { token: other.token })).code).toBe('not_found')
    expect((await send<Bets>(bets, {}, other.token)).list).toEqual([])
  })
})

describe('the ledger', () => {
  it('is returned by entry, with the balance after it, by group and by account', async () => {
    const { token, id } = await player()
    const betNo = await playRound(db, id, { stake: 500n, win: 900n })
    await transact(db, (tx) =>
      post(tx, {
        kind: 'withdraw_hold',
        entries: [
          { member: id, kind: 'CASH', asset: 'BDT', amount: -2000n },
          { member: id, kind: 'HOLD_WITHDRAW', asset: 'BDT', amount: 2000n },
        ],
      }),
    )
    const main = await send<Ledger>(ledger, {}, token)
    expect(ledger.output.parse(main)).toEqual(main)
    expect(main.list.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter])).toEqual([
      ['withdraw_hold', '-20.00', '9984.00'],
      ['win', '9.00', '10004.00'],
      ['bet', '-5.00', '9995.00'],
      ['sandbox_grant', '10000.00', '10000.00'],
    ])
    expect(main.list[1]).toMatchObject({ ref: { kind: 'round', id: betNo }, vassalage: 'JL' })
    expect(main.totals).toEqual({ in: '10009.00', out: '25.00', net: '9984.00' })
    const groups = async (more: object) =>
      (await send<Ledger>(ledger, more, token)).list.map(({ type, account }) => `${type} ${account}`)
    expect(await groups({ group: 'BET' })).toEqual(['bet CASH'])
    expect(await groups({ group: 'BONUS' })).toEqual(['sandbox_grant CASH'])
    expect(await groups({ group: 'WITHDRAWAL', account: 'ALL' })).toEqual([
      'withdraw_hold HOLD_WITHDRAW',
      'withdraw_hold CASH',
    ])
    expect(await groups({ group: 'DEPOSIT' })).toEqual([])
    expect(
      (await send<Ledger>(ledger, { pageSize: 3, page: 2, upTo: main.upTo }, token)).list.map(({ type }) => type),
    ).toEqual(['sandbox_grant'])
  })

  it('proves itself: entries add up to every balance, page by page, whatever comes meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ stake: fc.bigInt(1n, 5000n), win: fc.bigInt(0n, 9000n) }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 7 }),
        async (rounds, pageSize) => {
          const { token, id } = await player()
          for (const one of rounds) await playRound(db, id, one)
          const first = await send<Proof>(proof, { pageSize }, token)
          expect(proof.output.parse(first)).toEqual(first)
          const entries = [...first.list]
          for (let last = first; last.more;) {
            await playRound(db, id, { stake: 1n })
            last = await send<Proof>(proof, { pageSize, after: last.list.at(-1)?.entryNo, upTo: first.upTo }, token)
            entries.push(...last.list)
          }
          expect(entries).toHaveLength(first.totalCount)
          for (const { account, balance } of first.accounts) {
            let sum = 0n
            for (const entry of entries.filter((one) => one.account === account)) {
              sum += minor(entry.amount)
              expect(entry.balanceAfter).toBe(formatMoney(sum))
            }
            expect(balance).toBe(formatMoney(sum))
          }
        },
      ),
      { numRuns: 6 },
    )
  })
})

describe('profit and loss', () => {
  type Profit = z.output<typeof profit.output>
  it('is the same sum by day, category, vendor and game; days are those of the site', async () => {
    const { token, id } = await player()
    // 23:30 and 00:30 in Dhaka, an hour apart.
    const midnight = new Date(ago(3 * day).setUTCHours(18, 0, 0, 0))
    await playRound(db, id, { stake: 1000n, win: 400n, at: new Date(midnight.getTime() - 1_800_000) })
    await playRound(db, id, {
      stake: 500n,
      win: 2000n,
      at: new Date(midnight.getTime() + 1_800_000),
      nodeId: 10002,
      vendor: 'PG',
    })
    await playRound(db, id, { stake: 700n, at: ago(1000), state: 'OPEN' })
    await transact(db, (tx) =>
      post(tx, {
        kind: 'rebate',
        entries: [
          { system: 'PROMO_COST', asset: 'BDT', amount: -50n },
          { member: id, kind: 'CASH', asset: 'BDT', amount: 50n },
        ],
      }),
    )
    const by = Object.fromEntries(
      await Promise.all(
        (['day', 'category', 'vendor', 'game'] as const).map(
          async (groupBy) => [groupBy, await send<Profit>(profit, { groupBy, language: 'en' }, token)] as const,
        ),
      ),
    )
    expect(profit.output.parse(by['day'])).toEqual(by['day'])
    for (const { totals, timeZone } of Object.values(by)) {
      expect(timeZone).toBe('Asia/Dhaka')
      expect(totals).toEqual({
        rounds: 2,
        stake: '15.00',
        validBet: '15.00',
        win: '24.00',
        bonus: '0.00',
        rebate: '0.50',
        net: '9.50',
      })
    }
    expect(by['day']?.list.map(({ net }) => net)).toEqual(['-6.00', '15.00', '0.50'])
    expect(by['category']?.list).toEqual([expect.objectContaining({ key: 'RNG', rounds: 2, net: '9.00' })])
    expect(by['vendor']?.list).toEqual([
      expect.objectContaining({ key: 'JL', name: 'JL' }),
      expect.objectContaining({ key: 'PG', name: 'PG' }),
    ])
    expect(by['game']?.list.map(({ key, name, stake }) => [key, name, stake])).toEqual([
      ['10001', 'Padma Gold', '10.00'],
      ['10002', expect.any(String), '5.00'],
    ])
  })

  it('returns what was deposited and withdrawn in all', async () => {
    const { token, id } = await player()
    const move = (kind: 'deposit' | 'withdraw_paid', amount: bigint) =>
      transact(db, (tx) =>
        post(tx, {
          kind,
          entries: [
            { system: 'BANK', asset: 'BDT', amount: -amount },
            { member: id, kind: 'CASH', asset: 'BDT', amount },
          ],
        }),
      )
    await move('deposit', 50_000n)
    await move('withdraw_paid', -20_000n)
    expect((await send<Profit>(profit, {}, token)).netDeposit).toBe('300.00')
  })

  it('counts what one member pays another as the deposit of one and the withdrawal of the other', async () => {
    const [payer, payee] = [await player(), await player()]
    const [cash, hold] = [
      { member: payee.id, kind: 'CASH', asset: 'BDT' },
      { member: payee.id, kind: 'HOLD_WITHDRAW', asset: 'BDT' },
    ] as const
    await transact(db, (tx) =>
      post(tx, {
        kind: 'withdraw_hold',
        entries: [
          { ...cash, amount: -20_000n },
          { ...hold, amount: 20_000n },
        ],
      }),
    )
    await transact(db, (tx) =>
      post(tx, {
        kind: 'c2c_payout',
        entries: [
          { ...hold, amount: -20_000n },
          { member: payer.id, kind: 'CASH', asset: 'BDT', amount: 20_000n },
        ],
      }),
    )
    const reported = async ({ token }: typeof payer, group: string) =>
      (await send<Ledger>(ledger, { group, account: 'ALL' }, token)).list
        .filter(({ type }) => type === 'c2c_payout')
        .map(({ amount }) => amount)
    expect([
      (await send<Profit>(profit, {}, payer.token)).netDeposit,
      (await send<Profit>(profit, {}, payee.token)).netDeposit,
    ]).toEqual(['200.00', '-200.00'])
    expect([
      await reported(payer, 'DEPOSIT'),
      await reported(payee, 'WITHDRAWAL'),
      await reported(payee, 'ADJUST'),
    ]).toEqual([['200.00'], ['-200.00'], []])
  })
})

it('refuses what is too far back, what is too long, and what ends before it begins, naming the field', async () => {
  const { token } = await player()
  for (const endpoint of [bets, ledger, profit]) {
    const fault = async (input: Record<string, string>) => refusalOf(await call(app, endpoint, input, { token }))
    expect(await fault({ startTime: ago(92 * day).toISOString(), endTime: ago(80 * day).toISOString() })).toMatchObject(
      { code: 'validation', field: 'startTime', details: { fields: { startTime: { code: 'too_old', days: 90 } } } },
    )
    expect(await fault({ startTime: ago(33 * day).toISOString() })).toMatchObject({
      code: 'validation',
      field: 'startTime',
      details: { fields: { startTime: { code: 'too_long', days: 31 } } },
    })
    expect(await fault({ startTime: ago(day).toISOString(), endTime: ago(2 * day).toISOString() })).toMatchObject({
      code: 'validation',
      field: 'endTime',
    })
    expect((await fault({ startTime: 'yesterday' })).code).toBe('validation')
  }
})

it('is for real accounts only, and switched off with its module', async () => {
  const trial = await trialToken(app)
  for (const endpoint of [bets, ledger, profit, proof])
    expect(refusalOf(await call(app, endpoint, {}, { token: trial })).code).toBe('real_account_required')
  const { token } = await player()
  await app.services.settingsStore.write('modules', { MEMTRANS3: false })
  expect(refusalOf(await call(app, ledger, {}, { token })).code).toBe('function_not_available')
  expect((await call(app, bets, {}, { token })).status).toBe(200)
  await app.services.settingsStore.write('modules', {})
})

it('makes at most two database queries for each call', async () => {
  const { token, id } = await player()
  const betNo = await playRound(db, id, { stake: 100n, win: 50n })
  const sentBy = queriesOf(db)
  const queries = async (endpoint: Parameters<typeof call>[1], input: object = {}) => {
    await send(endpoint, input, token)
    return (await sentBy(() => send(endpoint, input, token))).length
  }
  const others = await queries(contract.wallet.merchant)
  for (const [endpoint, input] of [
    [bets, {}],
    [ledger, {}],
    [profit, {}],
    [proof, {}],
    [bet, { betNo }],
  ] as const)
    expect([endpoint.path, (await queries(endpoint, input)) - others <= 2]).toEqual([endpoint.path, true])
})
