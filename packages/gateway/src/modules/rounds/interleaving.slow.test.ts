import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Db, openDb } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { round as rounds } from './schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { checkJournal } from '../settlements/index.ts'
import { type VendorFixture, type LaunchedGame, vendorFixture } from './testing.ts'

const { db, where } = await freshDb()
const calm = await vendorFixture(db)

/** A generated call: small numbers, so that ids repeat, bodies differ under one id, and references collide. */
interface Drawn {
  call: 'debit' | 'credit' | 'rollback' | 'round-close'
  round: number
  tx: number
  /** What a credit or rollback refers to: `d` debits, `c` credits. */
  ref: `${'d' | 'c'}${number}`
  amount: string
  close: boolean
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  call: fc.constantFrom('debit', 'debit', 'credit', 'credit', 'rollback', 'rollback', 'round-close'),
  round: fc.nat(1),
  tx: fc.nat(3),
  ref: fc.constantFrom('d0', 'd0', 'd1', 'd2', 'c0', 'c1'),
  amount: fc.constantFrom('1.00', '1.00', '2.50', '6000.00'),
  close: fc.boolean(),
})

/** Ids of one run, so that runs do not collide. */
const ids = (run: string) => ({ tx: (name: string) => `${run}-${name}`, round: (n: number) => `${run}-r${n}` })

function toBody(
  { call, round, tx, ref, amount, close }: Drawn,
  launched: LaunchedGame,
  run: string,
): Record<string, unknown> {
  const id = ids(run)
  const common = { roundId: id.round(round), txId: id.tx(`${call[0]}${tx}`) }
  if (call === 'debit') return launched.body({ ...common, amount, roundClosed: close })
  if (call === 'credit') return launched.body({ ...common, amount, refTxId: id.tx(ref), roundClosed: close })
  if (call === 'rollback') return launched.body({ ...common, refTxId: id.tx(ref) })
  return launched.body({ roundId: id.round(round) })
}

/** An in-memory model of the rules, which handles one call after another. */
function createModel() {
  interface Tx {
    kind: string
    status: string
    meaning: string
    booked?: { round: number; amount: bigint }
    back: boolean
  }
  const txs = new Map<string, Tx>()
  const table = new Map<number, { state: string }>()
  let balance = 1_000_000n
  const validTxs = (round: number, kind: string) =>
    [...txs.values()].filter((tx) => tx.kind === kind && tx.booked?.round === round && !tx.back)
  const sum = (list: Tx[]) => list.reduce((total, { booked }) => total + (booked?.amount ?? 0n), 0n)

  function claim(
    name: string,
    kind: string,
    meaning: string,
    act: () => { status: string; stored: boolean; booked?: Tx['booked'] },
  ): string {
    const seen = txs.get(name)
    if (seen?.kind === 'tombstone' && seen.status === '') {
      Object.assign(seen, { status: 'TX_ROLLED_BACK', meaning })
      return seen.status
    }
    if (seen) return seen.meaning === meaning ? seen.status : 'DUPLICATE_CONFLICT'
    const { status, stored, booked } = act()
    if (stored) txs.set(name, { kind, status, meaning, booked, back: false })
    return status
  }

  return {
    apply({ call, round, tx, ref, amount, close }: Drawn): string {
      const name = `${call[0]}${tx}`
      const minor = parseMoney(amount) ?? 0n
      const at = table.get(round)
      if (call === 'round-close') {
        if (!at) return 'TX_NOT_FOUND'
        if (at.state !== 'VOIDED') at.state = 'CLOSED'
        return 'OK'
      }
      if (call === 'debit') {
        return claim(name, call, `${round}/${amount}/${close}`, () => {
          if (at?.state === 'CLOSED') return { status: 'BAD_REQUEST', stored: false }
          if (minor > balance) return { status: 'INSUFFICIENT_FUNDS', stored: true }
          balance -= minor
          table.set(round, {
            state: close && at?.state !== 'VOIDED' ? 'CLOSED' : at?.state === 'REOPENED' ? 'REOPENED' : 'OPEN',
          })
          return { status: 'OK', stored: true, booked: { round, amount: minor } }
        })
      }
      const target = txs.get(ref)
      if (call === 'credit') {
        return claim(name, call, `${round}/${amount}/${ref}/${close}`, () => {
          if (target?.back) return { status: 'TX_ROLLED_BACK', stored: false }
          if (target?.kind !== 'debit' || target.booked?.round !== round || !at)
            return { status: 'TX_NOT_FOUND', stored: false }
          balance += minor
          at.state = close ? 'CLOSED' : at.state === 'OPEN' ? 'OPEN' : 'REOPENED'
          return { status: 'OK', stored: true, booked: { round, amount: minor } }
        })
      }
      return claim(name, call, `${round}/${ref}`, () => {
        if (!target) txs.set(ref, { kind: 'tombstone', status: '', meaning: '', back: true })
        if (!target || target.back) return { status: 'OK', stored: true }
        if (!target.booked) {
          target.back = true
          return { status: 'OK', stored: true }
        }
        const moved = target.kind === 'debit' ? target.booked.amount : -target.booked.amount
        if (balance + moved < 0n) return { status: 'INSUFFICIENT_FUNDS', stored: false }
        balance += moved
        target.back = true
        const of = table.get(target.booked.round)
        const empty =
          validTxs(target.booked.round, 'debit').length + validTxs(target.booked.round, 'credit').length === 0
        if (of) of.state = empty ? 'VOIDED' : of.state === 'CLOSED' ? 'REOPENED' : of.state
        return { status: 'OK', stored: true }
      })
    },
    balance: () => formatMoney(balance),
    rounds: () =>
      [...table.keys()]
        .sort((a, b) => a - b)
        .map((n) => ({
          state: table.get(n)?.state,
          stake: sum(validTxs(n, 'debit')),
          win: sum(validTxs(n, 'credit')),
        })),
  }
}

async function roundsOf(of: Db, launched: LaunchedGame, run: string) {
  const names = [0, 1].map(ids(run).round)
  const found = await of
    .select()
    .from(rounds)
    .where(and(eq(rounds.memberId, launched.playerId), inArray(rounds.vendorRound, names)))
    .orderBy(rounds.vendorRound)
  return found.map(({ state, stake, win }) => ({ state, stake, win }))
}

test('any order of calls with any repeats answers and ends by the rules', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 24 }), async (calls) => {
      const launched = await calm.launchGame('T1')
      const run = randomUUID().slice(0, 8)
      const reference = createModel()
      const received = new Map<string, string>()
      for (const one of calls) {
        const body = toBody(one, launched, run)
        const { body: answer, text } = await calm.send(one.call, body)
        expect(answer.status, JSON.stringify(one)).toBe(reference.apply(one))
        if (answer.status !== 'OK' || one.call === 'round-close') continue
        const same = JSON.stringify({ ...body, requestId: 0 })
        expect(received.get(same) ?? text).toBe(text) // a repeat, byte for byte
        received.set(same, text)
      }
      expect((await calm.send('balance', launched.body({}))).body['balance']).toBe(reference.balance())
      expect(await roundsOf(db, launched, run)).toEqual(reference.rounds())
    }),
    { numRuns: 60 },
  )
  expect(await checkInvariants(db)).toEqual([])
})

/** A pool whose connections are cut at random, before or after a query was sent, including the commit. */
function fragile(seed: number, chance: number): Db {
  let state = seed
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32
  const cut = openDb(where, { max: 6 })
  cut.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
    client.query = ((...args: unknown[]) => {
      const luck = random()
      if (luck < chance / 2) stream.destroy()
      const answer = query(...args)
      if (luck > 1 - chance / 2) setImmediate(() => stream.destroy())
      return answer
    }) as typeof client.query
  })
  return cut
}

async function insist(fixture: VendorFixture, call: string, body: Record<string, unknown>) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fixture.send(call, body)
    if (answer.http !== 503) return answer
  }
  throw new Error(`${call} never got through`)
}

test('calls at once, over connections that break anywhere, retried until answered, move each amount once', async () => {
  let cuts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 8, maxLength: 30 }), fc.nat(), async (calls, luck) => {
      const launched = await calm.launchGame('T1')
      const run = randomUUID().slice(0, 8)
      const broken = fragile(luck, 0.08)
      broken.$client.on('remove', () => cuts++)
      const rough = await vendorFixture(db, broken)
      const answers = await Promise.all(
        calls.map(async (one) => {
          const body = toBody(one, launched, run)
          return { one, body, answer: await insist(rough, one.call, body) }
        }),
      )
      await rough.app.close()
      await broken.$client.end()
      // The result of each id is what its responses state; repeats of one body never disagree about moved money.
      const ok = new Map<string, { kind: string; amount: bigint; round: number }>()
      const back = new Set<string>()
      for (const { one, body, answer } of answers) {
        if (answer.body.status !== 'OK') continue
        if (one.call === 'debit' || one.call === 'credit')
          ok.set(String(body['txId']), { kind: one.call, amount: parseMoney(one.amount) ?? 0n, round: one.round })
        if (one.call === 'rollback') back.add(String(body['refTxId']))
      }
      const effective = [...ok].filter(([txId]) => !back.has(txId)).map(([, tx]) => tx)
      const total = (kind: string, round?: number) =>
        effective
          .filter((tx) => tx.kind === kind && (round === undefined || tx.round === round))
          .reduce((sum, { amount }) => sum + amount, 0n)
      expect((await walletOf(db, launched.playerId))?.cash).toBe(1_000_000n - total('debit') + total('credit'))
      const played = [0, 1].filter((n) => [...ok.values()].some(({ round }) => round === n))
      expect((await roundsOf(db, launched, run)).map(({ stake, win }) => ({ stake, win }))).toEqual(
        played.map((n) => ({ stake: total('debit', n), win: total('credit', n) })),
      )
    }),
    { numRuns: 15 },
  )
  expect(cuts).toBeGreaterThan(50)
  expect(await checkInvariants(db)).toEqual([])
  expect(await checkJournal(db)).toEqual([])
})
