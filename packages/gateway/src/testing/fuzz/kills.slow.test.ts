import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { contract } from '@brand/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runner } from '../../app/operate/testing.ts'
import { openDb, type Db } from '../../db/client.ts'
import { startEmbedded } from '../../db/embedded.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { formatMoney } from '../../ledger/money.ts'
import { checkJournal } from '../../modules/settlements/index.ts'
import { copyPrepared } from '../prepared.ts'
import { startProcess, type GatewayProcess } from '../process.ts'
import type { GroupInput, GroupName } from '../../settings/settings.ts'
import { mover, type Mover } from './movers.ts'
import { playersOf, type LaunchedGame } from './players.ts'
import { badVendor } from './vendor.ts'

// The whole gateway with its own embedded PostgreSQL is killed at random, and the ledger is checked afterwards. `npm
// test` kills three times while rounds are played, `npm run test:full` 50 and `npm run kills` 200 times, and as often
// while money is deposited and withdrawn; `KILLS` and `DATABASE_KILLS` override that.
const counts = { full: [50, 10], kills: [200, 50] }[process.env['MODE'] ?? '']
const [often, databaseOften] = counts ?? [3, 1]
const long = test.runIf(counts !== undefined)
const kills = Number(process.env['KILLS'] || often)
const databaseKills = Math.min(kills, Number(process.env['DATABASE_KILLS'] || databaseOften))
/** In `npm test`, tests of other files keep the machine busy meanwhile. */
const recovery = counts ? 5000 : 30_000
const patience = 120_000 + kills * 40_000

const dataDir = mkdtempSync(join(tmpdir(), 'brand-kills-'))
copyPrepared(dataDir)
const key = 'the key of a gateway of killed gateways'
const vendor = await badVendor()
let gateway: GatewayProcess
let url = ''

async function start(): Promise<void> {
  gateway = startProcess({ DATA_DIR: dataDir, VENDOR_KEY: key, VENDOR_ORIGIN: vendor.origin, LOG_LEVEL: 'silent' })
  ;({ url } = await gateway.ready)
}
async function end(signal: NodeJS.Signals): Promise<void> {
  gateway.child.kill(signal)
  await gateway.ended
}
/** Process id of the database server. */
function postmaster(): number {
  const file =
    readdirSync(dataDir, { recursive: true })
      .map(String)
      .find((name) => name.endsWith('postmaster.pid')) ?? ''
  return Number(readFileSync(join(dataDir, file), 'utf8').split('\n', 1)[0])
}
beforeAll(start, 120_000)
afterAll(async () => {
  await end('SIGTERM')
  await vendor.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const { ask: request, book, launchGame } = playersOf(() => url, key)

/** A round of 1.00 that pays 1.50, or one that is rolled back. */
async function playRound(launched: LaunchedGame): Promise<void> {
  const bet = { ...launched.body, roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }
  expect(await book(launched.vass, 'debit', bet)).toMatchObject({ status: 'OK' })
  const next = { ...bet, txId: randomUUID(), refTxId: bet.txId }
  const back = Math.random() < 0.2
  const response = back
    ? await book(launched.vass, 'rollback', next)
    : await book(launched.vass, 'credit', { ...next, amount: '1.50', roundClosed: true })
  expect(response).toMatchObject({ status: 'OK' })
  if (!back) launched.owed += 50n
  launched.rounds++
}

/** A gateway that has just restarted on a busy machine may report overload. */
async function balanceOf({ token }: LaunchedGame): Promise<string> {
  for (;;) {
    const { status, value } = await request<{ sumBalance: string }>('GET', contract.wallet.balance.path, token)
    if (status === 200) return value.sumBalance
    expect(status).toBe(503)
    await delay(200)
  }
}

/** Directly in the database. */
async function beside<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const store = await startEmbedded({ dataDir, guest: true })
  const db = openDb(store.where())
  return work(db).finally(() => db.$client.end())
}
const audit = () => beside(checkInvariants)

async function set(settings: { [G in GroupName]?: GroupInput<G> }): Promise<void> {
  await beside(async (db) => {
    for (const [group, value] of Object.entries(settings)) {
      await db.$client.query(
        'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
        [group, JSON.stringify(value)],
      )
    }
  })
}

/** Decisions of an operator, in the database, which may be killed as well. */
async function refund(orderNo: string, partNo: number): Promise<void> {
  for (;;) {
    const refused = await beside(async (db) => {
      const operate = runner(db, 'kills')
      await operate('operators', 'add', { name: 'kills', roles: ['manager'] })
      const { json } = await operate('withdrawals', 'refund', { orderNo, part: partNo, remark: 'it never came' })
      return json.done ? 'done' : json.code
    }).catch((error: unknown) => String(error))
    if (refused === 'done' || refused === 'order_closed') return
    await delay(100)
  }
}

/**
 * Kills the gateway repeatedly, and sometimes its database, during `work`, each time after `done` has grown: on a busy
 * machine nothing may have been done yet. @returns the duration of each restart, in ms
 */
async function killing(
  times: number,
  work: (over: () => boolean) => Promise<unknown>[],
  done?: () => number,
): Promise<number[]> {
  const waits: number[] = []
  let over = false
  const going = Promise.all(work(() => over))
  going.catch(() => (over = true))
  try {
    for (let n = 0; n < times && !over; n++) {
      const before = done?.()
      await delay(100 + Math.random() * 400)
      while (done?.() === before && before !== undefined && !over) await delay(20)
      const share = (count: number) => Math.floor((count * databaseKills) / kills)
      if (share(n + 1) > share(n)) process.kill(postmaster(), 'SIGKILL')
      await end('SIGKILL')
      const since = Date.now()
      await start()
      waits.push(Date.now() - since)
    }
  } finally {
    over = true
  }
  await going
  return waits.toSorted((a, b) => a - b)
}

const below = (n: number) => `below ${((3 / n) * 100).toFixed(2)} % of ${n}`
const printWaits = (waits: number[]) =>
  console.log(
    `serving again after ${((waits[waits.length >> 1] ?? 0) / 1000).toFixed(1)} s in the ` +
      `middle, ${((waits.at(-1) ?? 0) / 1000).toFixed(1)} s at most`,
  )

test(
  'killed again and again while rounds are played, it has taken every stake once and paid every win once',
  { timeout: patience },
  async () => {
    const games = await Promise.all([launchGame(), launchGame(), launchGame()])
    const played = () => games.reduce((total, launched) => total + launched.rounds, 0)
    const waits = await killing(
      kills,
      (over) =>
        games.map(async (launched) => {
          while (!over()) await playRound(launched)
        }),
      played,
    )
    for (const launched of games) expect(await balanceOf(launched)).toBe(formatMoney(launched.owed))
    expect(await audit()).toEqual([])
    expect(await beside((db) => checkJournal(db))).toEqual([])
    const rounds = played()
    expect(rounds).toBeGreaterThan(kills)
    console.log(
      `SIGKILLs of the gateway ${kills}, of the database ${databaseKills}; rounds ${rounds}: 0 stakes or ` +
        `wins lost or doubled (${below(kills)} kills, ${below(rounds)} rounds)`,
    )
    printWaits(waits)
  },
)

const sum = (movers: readonly Mover[], what: keyof Mover['orders']) =>
  movers.reduce((total, { orders }) => total + orders[what], 0)
const cashOf = async (one: Mover) =>
  (await one.wallet()).balance.find(({ accountTypeId }) => accountTypeId === 2)?.availBalance

long(
  'killed while money comes and goes, every order ends once and every wallet holds what its orders say',
  { timeout: patience },
  async () => {
    await set({
      challenge: { maxNumber: 200 },
      jackpot: { mode: 'off' },
      deposit: { mostOpen: 20 },
      upline: { minMinor: 100, perDayMinor: 1_000_000_000 },
      // Three parts, most of which are confirmed before their deadline of six seconds.
      withdraw: {
        dailyCount: 1_000_000,
        dailyAmount: 1_000_000_000,
        receiptMinutes: 0.1,
        methods: [
          {
            methodId: 'wallet',
            kind: 'WALLET',
            name: { en: 'Wallet' },
            min: 1,
            max: 1_000_000,
            channels: ['wallet-c2c'],
            feeType: 'PERCENT',
            fee: 100,
            fields: [
              { field: 'walletName', patternId: 'any', minLength: 2, maxLength: 30 },
              { field: 'walletNumber', patternId: 'digits', minLength: 11, maxLength: 11 },
            ],
          },
        ],
      },
    })
    const named = (from: string) => (n: number) => mover(() => url, `${from}${n}`, book)
    const [above] = [await mover(() => url, 'upline0', book)]
    const busy = await Promise.all([0, 1, 2].map(named('steady')))
    // The first deposit of each of these has a bonus.
    const fresh = await Promise.all(
      Array.from({ length: Math.min(30, 2 + Math.ceil(kills / 3)) }, (_, n) => named('newcomer')(n)),
    )
    await beside((db) => db.$client.query(`update member set type = 1 where account = 'upline0'`))
    await beside((db) =>
      db.$client.query(
        `update member set upline_id = (select id from member where account = 'upline0') where account like 'steady_'`,
      ),
    )
    const paid = await Promise.all(busy.map((one) => one.bind()))

    const waits = await killing(kills, (over) => [
      ...busy.map(async (one, n) => {
        for (let turn = 0; !over() || turn < 4; turn++) {
          if (turn % 4 === 3) await one.transferToUpline()
          else if (turn % 2 === 0) {
            await one.deposit()
            // A withdrawal is possible only after the turnover of the deposit is met.
            await one.play()
          } else await one.withdraw(paid[n] ?? '', refund)
        }
      }),
      (async () => {
        for (const one of fresh) {
          await one.logIn()
          await one.bonus()
        }
      })(),
    ])
    const all = [...busy, ...fresh]
    for (const one of all) {
      await one.logIn()
      const { bonus, hold, total } = await one.wallet()
      expect({ cash: await cashOf(one), bonus, hold, total }).toEqual({
        cash: one.expected(),
        bonus: '0.00',
        hold: '0.00',
        total: one.expected(),
      })
      expect(await one.orderCounts()).toEqual({
        deposits: one.orders.deposits,
        withdrawals: one.orders.withdrawals,
        open: 0,
      })
    }
    expect(await cashOf(above)).toBe(formatMoney(1_000_000n + busy.reduce((total, { upwards }) => total + upwards, 0n)))
    expect(await audit()).toEqual([])
    const [deposits, withdrawals, transfers, bonuses] = [
      sum(all, 'deposits'),
      sum(all, 'withdrawals'),
      sum(all, 'transfers'),
      sum(all, 'bonuses'),
    ]
    expect(Math.min(deposits, withdrawals, transfers, bonuses)).toBeGreaterThan(0)
    console.log(
      `SIGKILLs ${kills}: deposits ${deposits}, withdrawals ${withdrawals} ` +
        `(refunded ${sum(all, 'refunds')}, by the hour ${sum(all, 'byTime')}), transfers up ${transfers}, ` +
        `bonuses given and given up ${bonuses}: 0 lost or doubled ` +
        `(${below(deposits + withdrawals + transfers + bonuses)} orders)`,
    )
    printWaits(waits)
    for (const one of [above, ...all]) one.close()
  },
)

long(
  'killed while money moves to a vendor in a bad mood and back, it is in one place',
  { timeout: patience },
  async () => {
    await set({ wallet: { isSingle: false }, challenge: { maxNumber: 200 } })
    const movers = await Promise.all([0, 1, 2].map((n) => mover(() => url, `traveller${n}`, book)))
    const waits = await killing(Math.ceil(kills / 2), (over) =>
      movers.map(async (one) => {
        for (let turn = 0; !over() || turn < 2; turn++)
          await one.toVendor(turn % 2 === 0 ? 'IN' : 'OUT', turn % 2 === 0 ? '30.00' : '20.00')
      }),
    )
    for (const one of movers) {
      const { vendor: there, suspense, total } = await one.wallet()
      expect({ cash: await cashOf(one), suspense, total }).toEqual({
        cash: one.expected(),
        suspense: '0.00',
        total: '10000.00',
      })
      const id = await beside(
        async (db) =>
          (await db.$client.query<{ id: string }>('select id from member where account = $1', [one.account])).rows[0]
            ?.id ?? '',
      )
      expect(formatMoney(vendor.balanceOf({ memberId: id, vendor: 'PG', asset: 'BDT' }))).toBe(there)
    }
    expect(await audit()).toEqual([])
    console.log(
      `SIGKILLs ${waits.length}: transfers to a vendor and back ${sum(movers, 'transfers')}: 0 lost or doubled`,
    )
    printWaits(waits)
    for (const one of movers) one.close()
    await set({ wallet: { isSingle: true } })
  },
)

test(
  'with its database down it reports that, stays up, and serves again once it is back',
  { timeout: patience },
  async () => {
    const launched = await launchGame()
    for (let n = 0; n < 3; n++) {
      process.kill(postmaster(), 'SIGKILL')
      const refused = await Promise.all(
        Array.from({ length: 20 }, () => request('GET', contract.wallet.balance.path, launched.token)),
      )
      for (const { status, code } of refused)
        expect([
          [200, undefined],
          [503, 'unavailable'],
        ]).toContainEqual([status, code])
      await expect
        .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: recovery, interval: 50 })
        .toBe(200)
      expect(await balanceOf(launched)).toBe('10000.00')
    }
    expect(gateway.child.exitCode).toBeNull()
  },
)
