import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { secretFrom } from '../../callbacks/secrets.ts'
import { sign } from '../../callbacks/signature.ts'
import { member, vendor, walletTransfer } from '../../db/schema/index.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { fakeVendors } from '../../transfers/testing.ts'
import type { WalletRef } from '../../transfers/vendor-wallets.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing.inject.ts'

const key = 'the key of the house'
const vendors = fakeVendors()
const { app, db, clock } = await freshApp({
  vendorWallets: vendors,
  vendorSecrets: { key },
  vendorOrigin: 'http://vendor.test',
})
const minute = 60_000

interface Transfer {
  transferId: string
  state: string
  reason?: string
}
interface Person {
  token: string
  wallet: WalletRef
}
let count = 0
let who: Person

async function newPerson(): Promise<Person> {
  const account = `mover${String(++count).padStart(3, '0')}`
  const token = await registered(app, account)
  const [row] = await db.select().from(member).where(eq(member.account, account))
  return { token, wallet: { memberId: row?.id ?? '', vendor: 'PG', asset: 'BDT' } }
}
const transfer = (input: object, { token }: Person = who, idempotency: string = randomUUID()) =>
  call<Transfer>(
    app,
    contract.wallet.transfer,
    { vassalage: 'PG', direction: 'IN', amount: '100.00', ...input },
    { token, headers: { 'idempotency-key': idempotency } },
  )
const balance = async ({ token }: Person = who, on = app) =>
  valueOf(await call<Record<string, unknown>>(on, contract.wallet.balance, {}, { token }))
const status = (transferId: string, { token }: Person = who, on = app) =>
  call<Transfer>(on, contract.wallet.transferStatus, { transferId }, { token })
async function game(vassalage: string) {
  const { games } = valueOf(
    await call<{ games: { nodeId: number; vassalage: string; status: string }[] }>(app, contract.games.list, {
      gameType: 'RNG',
      vassalage,
      pageSize: 99,
    }),
  )
  return games.find((one) => one.status === 'ON')
}
const launch = async (vassalage: string, { token }: Person = who) =>
  call<{ content: { game_url: string }; needTransfer: boolean }>(
    app,
    contract.games.launch,
    { nodeId: (await game(vassalage))?.nodeId, vassalage, gameType: 'RNG', language: 'en', backUrl: '/' },
    { token },
  )

beforeEach(async () => {
  vendors.meet(() => 'none')
  await app.house.settingsStore.write('wallet', { isSingle: false })
  who = await newPerson()
})
afterEach(async () => {
  expect(await checkInvariants(db)).toEqual([])
})

test('with one wallet for all vendors there is nothing to transfer, and a launch moves nothing', async () => {
  await app.house.settingsStore.write('wallet', { isSingle: true })
  expect(refusalOf(await transfer({})).code).toBe('function_not_available')
  expect(refusalOf(await call(app, contract.wallet.vendors, {}, { token: who.token })).code).toBe(
    'function_not_available',
  )
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', vendor: '0.00', suspense: '0.00', total: '10000.00' })
})

test('one key is one transfer, however often it is sent, and its answer is how it ended', async () => {
  const idempotency = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => transfer({}, who, idempotency)))
  answers.push(await transfer({}, who, idempotency))
  const ids = new Set(answers.map((answer) => valueOf(answer).transferId))
  expect(ids.size).toBe(1)
  expect(valueOf(answers.at(-1)!)).toMatchObject({
    state: 'CONFIRMED',
    amount: '100.00',
    vassalage: 'PG',
    direction: 'IN',
  })
  expect(refusalOf(await transfer({ amount: '100.01' }, who, idempotency)).code).toBe('idempotency_conflict')
  expect(await balance()).toMatchObject({
    sumBalance: '9900.00',
    vendor: '100.00',
    suspense: '0.00',
    total: '10000.00',
    balance: [
      { accountTypeId: 2, availBalance: '9900.00' },
      { accountTypeId: 1, name: 'PG', availBalance: '100.00', lockedBalance: '0.00' },
    ],
  })
  expect(vendors.lies(who.wallet)).toBe(10_000n)
})

test('what became of a key is told without carrying anything out, and to nobody else', async () => {
  const asked = (idempotencyKey: string, { token }: Person = who) =>
    call<Transfer>(app, contract.wallet.transferStatus, { idempotencyKey }, { token })
  const idempotency = randomUUID()
  expect(refusalOf(await asked(idempotency)).code).toBe('not_found')
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', vendor: '0.00' })
  const { transferId } = valueOf(await transfer({}, who, idempotency))
  expect(valueOf(await asked(idempotency))).toMatchObject({ transferId, state: 'CONFIRMED' })
  expect(refusalOf(await asked(idempotency, await newPerson())).code).toBe('not_found')
  const refused = randomUUID()
  expect(refusalOf(await transfer({ amount: '99999.00' }, who, refused)).code).toBe('insufficient_funds')
  expect(refusalOf(await asked(refused)).code).toBe('not_found')
  expect(refusalOf(await call(app, contract.wallet.transferStatus, {}, { token: who.token })).code).toBe('validation')
})

test('what cannot be is refused, and nothing moves', async () => {
  for (const amount of ['0', '0.00', '-1', '1e3', '1.001', '', '१००', '9'.repeat(13)])
    expect(refusalOf(await transfer({ amount })).code).toBe('validation')
  expect(refusalOf(await transfer({ amount: '10000.01' })).code).toBe('insufficient_funds')
  expect(refusalOf(await transfer({ vassalage: 'NOBODY' })).code).toBe('not_found')
  expect(refusalOf(await transfer({}, { ...who, token: await trialToken(app) })).code).toBe('real_account_required')
  expect(valueOf(await transfer({ direction: 'OUT' }))).toMatchObject({
    state: 'REVERSED',
    reason: 'INSUFFICIENT_FUNDS',
  })
  vendors.meet(() => 'refused')
  expect(valueOf(await transfer({}))).toMatchObject({ state: 'REVERSED', reason: 'CANCELLED' })
  await db.update(vendor).set({ status: 'MAINTENANCE' }).where(eq(vendor.code, 'PG'))
  expect(refusalOf(await transfer({})).code).toBe('vendor_maintenance')
  await db.update(vendor).set({ status: 'ON' }).where(eq(vendor.code, 'PG'))
  const other = await newPerson()
  const { transferId } = valueOf(await transfer({}, other))
  expect(refusalOf(await status(transferId)).code).toBe('not_found')
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', total: '10000.00' })
})

test('an unknown result is told as one, blocks a second try, and is resolved by the next process, not by time', async () => {
  vendors.meet(() => 'lost')
  const sent = valueOf(await transfer({ amount: '250.00' }))
  expect(sent.state).toBe('UNKNOWN')
  expect(refusalOf(await transfer({})).code).toBe('transfer_unknown')
  expect(refusalOf(await launch('PG'))).toMatchObject({
    code: 'transfer_unknown',
    details: { transferId: sent.transferId },
  })
  expect(await balance()).toMatchObject({
    sumBalance: '9750.00',
    vendor: '0.00',
    suspense: '250.00',
    total: '10000.00',
  })
  clock.forward(3 * minute)
  await app.house.transfers.work()
  expect(valueOf(await status(sent.transferId)).state).toBe('UNKNOWN')

  vendors.meet(() => 'none')
  const second = await createApp({ db, clock, logLevel: 'silent', vendorWallets: vendors })
  clock.forward(3 * minute)
  await second.house.transfers.work()
  expect(valueOf(await status(sent.transferId, who, second))).toMatchObject({ state: 'CONFIRMED' })
  expect(await balance(who, second)).toMatchObject({ vendor: '250.00', suspense: '0.00', total: '10000.00' })
  await second.close()
})

test('a game opens with all whole units at its vendor, and what lies at another comes home first', async () => {
  valueOf(await transfer({ direction: 'IN', amount: '0.40' }))
  const opened = valueOf(await launch('JDB'))
  expect(opened.content.game_url).toContain('/play/JDB/')
  const at = { ...who.wallet, vendor: 'JDB' }
  expect([vendors.lies(who.wallet), vendors.lies(at)]).toEqual([0n, 1_000_000n])
  vendors.play(at, 12_345n)
  valueOf(await launch('PG'))
  expect([vendors.lies(who.wallet), vendors.lies(at)]).toEqual([1_012_300n, 0n])
  expect(await balance()).toMatchObject({ sumBalance: '0.45', vendor: '10123.00', total: '10123.45' })
  const funds = valueOf(await call<Record<string, unknown>>(app, contract.member.funds, {}, { token: who.token }))
  expect(funds).toMatchObject({
    main: '0.45',
    vendor: '10123.00',
    suspense: '0.00',
    hold: '0.00',
    total: '10123.45',
    divtypereq: [],
    contractmrdailysalinfotype: [],
  })
  expect(funds['accounts']).toContainEqual({ kind: 'VENDOR:PG', currency: 'BDT', balance: '10123.00' })
})

test('two clicks are one: launches and recalls at once move everything once, and none is turned away', async () => {
  const other = { ...who.wallet, vendor: 'FC' }
  for (const answer of await Promise.all(Array.from({ length: 4 }, () => launch('FC')))) valueOf(answer)
  expect(vendors.lies(other)).toBe(1_000_000n)
  const recalls = await Promise.all(
    Array.from({ length: 4 }, () =>
      call<{ unanswered: string[] }>(app, contract.wallet.recall, {}, { token: who.token }),
    ),
  )
  for (const answer of recalls) valueOf(answer)
  expect(vendors.lies(other)).toBe(0n)
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', suspense: '0.00', total: '10000.00' })
})

test('a launch whose vendor refuses the money says so and opens nothing; without auto-transfer it says what is missing', async () => {
  vendors.meet((asked) => (asked === 'deposit' ? 'refused' : 'none'))
  expect(refusalOf(await launch('PG')).code).toBe('vendor_maintenance')
  expect(await balance()).toMatchObject({ sumBalance: '10000.00' })
  await app.house.settingsStore.write('wallet', { isSingle: false, autoTransfer: false })
  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  vendors.meet(() => 'none')
  valueOf(await transfer({}))
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  expect(vendors.lies(who.wallet)).toBe(10_000n)
})

test('who moves money by hand finds it where it was put: a launch says what is missing, and nothing comes home by itself until they are gone', async () => {
  const shown = async (person = who) =>
    valueOf(
      await call<{ autoTransfer: boolean; autoTransferSwitch: boolean }>(
        app,
        contract.wallet.vendors,
        {},
        { token: person.token },
      ),
    )
  const turn = (autoTransfer: boolean, { token } = who) =>
    call(app, contract.funds.setAutoTransfer, { autoTransfer }, { token })
  const leave = async () =>
    valueOf(await call<{ transfers: Transfer[] }>(app, contract.wallet.recall, { left: true }, { token: who.token }))
      .transfers
  const fc = { ...who.wallet, vendor: 'FC' }
  const other = await newPerson()
  expect(await shown()).toMatchObject({ autoTransfer: true, autoTransferSwitch: true })
  expect(valueOf(await turn(false))).toEqual({ autoTransfer: false })
  expect([(await shown()).autoTransfer, (await shown(other)).autoTransfer]).toEqual([false, true])

  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  valueOf(await transfer({ amount: '50.00' }))
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  expect(valueOf(await launch('FC')).needTransfer).toBe(true)
  expect(await leave()).toEqual([])
  expect([vendors.lies(who.wallet), vendors.lies(fc)]).toEqual([5_000n, 0n])
  // What was lost in the meantime the vendor knows, and so does the next launch; where it does not say, the last figure counts.
  vendors.play(who.wallet, -5_000n)
  vendors.meet((asked) => (asked === 'balance' ? 'dropped' : 'none'))
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  vendors.meet(() => 'none')
  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  valueOf(await transfer({ amount: '5.00' }))
  await app.house.settingsStore.write('play', { minStake: 600 })
  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  await app.house.settingsStore.write('play', {})

  // On again, and both ways go by themselves.
  valueOf(await turn(true))
  expect(valueOf(await launch('FC')).needTransfer).toBe(false)
  expect([vendors.lies(who.wallet), vendors.lies(fc)]).toEqual([0n, 995_000n])
  expect(await leave()).toMatchObject([{ state: 'CONFIRMED', direction: 'OUT' }])
  valueOf(await turn(false))
  valueOf(await transfer({ amount: '50.00' }))
  valueOf(await call(app, contract.session.logout, {}, { token: who.token }))
  clock.forward(2 * minute)
  await app.house.transfers.work()
  expect(vendors.lies(who.wallet)).toBe(0n)
})

test('the house says what holds for whoever has not switched, and may decide for all; coins of trial players go by themselves', async () => {
  const turn = (autoTransfer: boolean, token: string) =>
    call(app, contract.funds.setAutoTransfer, { autoTransfer }, { token })
  const rule = (autoTransfer: boolean, autoTransferSwitch: boolean) =>
    app.house.settingsStore.write('wallet', { isSingle: false, autoTransfer, autoTransferSwitch })
  const manual = async (person?: Person) => valueOf(await launch('PG', person)).needTransfer
  const chooser = await newPerson()
  await rule(false, true)
  valueOf(await turn(true, chooser.token))
  expect([await manual(), await manual(chooser)]).toEqual([true, false])
  await rule(false, false)
  expect(refusalOf(await turn(true, who.token)).code).toBe('function_not_available')
  expect(valueOf(await call<object>(app, contract.wallet.vendors, {}, { token: chooser.token }))).toMatchObject({
    autoTransfer: false,
    autoTransferSwitch: false,
  })
  const home = await call<{ transfers: Transfer[] }>(app, contract.wallet.recall, {}, { token: chooser.token })
  expect(valueOf(home).transfers).toMatchObject([{ state: 'CONFIRMED' }])
  expect(await manual(chooser)).toBe(true)
  // What they chose is kept, and holds again.
  await rule(false, true)
  expect(await manual(chooser)).toBe(false)

  const trial = await trialToken(app)
  expect(await manual({ token: trial, wallet: who.wallet })).toBe(false)
  expect(refusalOf(await turn(false, trial)).code).toBe('real_account_required')
  await app.house.settingsStore.write('wallet', { isSingle: true })
  expect(refusalOf(await turn(false, who.token)).code).toBe('function_not_available')
})

test('recall brings home what lies at every vendor; the list says what lies where, and who did not say', async () => {
  valueOf(await transfer({ vassalage: 'PG', amount: '30.00' }))
  valueOf(await transfer({ vassalage: 'FC', amount: '20.00' }))
  vendors.play(who.wallet, -500n)
  const list = () =>
    call<{ main: string; list: { vassalage: string; balance: string; fresh: boolean }[] }>(
      app,
      contract.wallet.vendors,
      {},
      { token: who.token },
    )
  const shown = valueOf(await list())
  expect(shown.list).toHaveLength(12)
  expect(shown.main).toBe('9950.00')
  expect(shown.list.find(({ vassalage }) => vassalage === 'PG')).toMatchObject({
    balance: '25.00',
    fresh: true,
    status: 'ON',
  })
  vendors.meet((asked) => (asked === 'balance' ? 'dropped' : 'none'))
  expect(valueOf(await list()).list.find(({ vassalage }) => vassalage === 'PG')).toMatchObject({
    balance: '25.00',
    fresh: false,
  })
  const recall = () =>
    call<{ transfers: Transfer[]; unanswered: string[] }>(app, contract.wallet.recall, {}, { token: who.token })
  expect(valueOf(await recall()).unanswered.toSorted()).toEqual(['FC', 'PG'])
  vendors.meet(() => 'none')
  expect(valueOf(await recall()).transfers).toMatchObject([{ state: 'CONFIRMED' }, { state: 'CONFIRMED' }])
  expect(valueOf(await recall())).toEqual({ transfers: [], unanswered: [] })
  expect(await balance()).toMatchObject({ sumBalance: '9995.00', vendor: '0.00', total: '9995.00' })
})

test('who leaves takes the money along: after a logout, half an hour of nothing, and again for a round that pays late', async () => {
  valueOf(await launch('PG'))
  vendors.play(who.wallet, -1_000n)
  clock.forward(2 * minute)
  await app.house.transfers.work()
  expect(vendors.lies(who.wallet)).toBe(999_000n)
  valueOf(await call(app, contract.session.logout, {}, { token: who.token }))
  clock.forward(2 * minute)
  await app.house.transfers.work()
  expect(vendors.lies(who.wallet)).toBe(0n)
  vendors.play(who.wallet, 4_200n)
  clock.forward(2 * minute)
  await app.house.transfers.work()
  expect(vendors.lies(who.wallet)).toBe(0n)

  const idle = await newPerson()
  valueOf(await launch('PG', idle))
  clock.forward(31 * minute)
  await app.house.transfers.work()
  expect(vendors.lies(idle.wallet)).toBe(0n)
  const { rows } = await db.execute<{ cash: string }>(
    sql`select balance::text as cash from account where kind = 'CASH' and owner in (${who.wallet.memberId}, ${idle.wallet.memberId}) order by balance desc`,
  )
  expect(rows.map(({ cash }) => cash)).toEqual(['1003200', '1000000'])
})

test('when the house goes back to one wallet, what lies at vendors comes home', async () => {
  valueOf(await launch('PG'))
  await app.house.settingsStore.write('wallet', { isSingle: true })
  clock.forward(2 * minute)
  await app.house.transfers.work()
  expect(vendors.lies(who.wallet)).toBe(0n)
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', total: '10000.00' })
})

test('no wallet is two at once: where money is moved to vendors they may not bet from ours, but still pay what is owed', async () => {
  const send = async (kind: string, body: object) => {
    const payload = JSON.stringify(body)
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-vendor': 'PG',
      'x-timestamp': timestamp,
      'x-signature': sign(secretFrom(key, 'PG'), timestamp, payload),
    }
    return (await app.inject({ method: 'POST', url: `/vendor/v1/PG/${kind}`, headers, payload })).json<
      Record<string, unknown>
    >()
  }
  await app.house.settingsStore.write('wallet', { isSingle: true })
  const address = new URL(valueOf(await launch('PG')).content.game_url)
  const seat = await send('authenticate', { token: address.searchParams.get('token') })
  expect(seat).toMatchObject({ status: 'OK', wallet: 'single' })
  const bet = {
    token: seat['token'],
    playerId: seat['playerId'],
    gameId: String((seat['game'] as { nodeId: number }).nodeId),
    currency: 'BDT',
    roundId: randomUUID(),
    txId: randomUUID(),
    amount: '5.00',
  }
  expect(await send('debit', bet)).toMatchObject({ status: 'OK' })
  await app.house.settingsStore.write('wallet', { isSingle: false })
  expect(await send('debit', { ...bet, txId: randomUUID(), roundId: randomUUID() })).toMatchObject({
    status: 'GAME_OFF',
  })
  expect(
    await send('credit', { ...bet, txId: randomUUID(), refTxId: bet.txId, amount: '7.00', roundClosed: true }),
  ).toMatchObject({ status: 'OK' })
  const moved = new URL(valueOf(await launch('PG')).content.game_url)
  expect(await send('authenticate', { token: moved.searchParams.get('token') })).toMatchObject({
    status: 'OK',
    wallet: 'transfer',
  })
  expect(vendors.lies(who.wallet)).toBe(1_000_200n)
})

test('every transfer of all these tests has come to one end', async () => {
  const rows = await db.select().from(walletTransfer)
  for (const { id, state } of rows) expect([id, state]).toEqual([id, vendors.did(id) ? 'CONFIRMED' : 'REVERSED'])
  expect(rows.length).toBeGreaterThan(15)
})
