import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { secretFrom } from '../rounds/vendor-calls/secrets.ts'
import { sign } from '../rounds/vendor-calls/signature.ts'
import { walletTransfer } from './schema.ts'
import { call, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { minute, transferApp, vendorKey, type Person, type Transfer } from './routes.testing.ts'

const { app, db, clock, vendors, current, newPerson, transfer, balance, launch } = await transferApp()

test('with one wallet for all vendors there is nothing to transfer, and a launch moves nothing', async () => {
  await app.services.settingsStore.write('wallet', { isSingle: true })
  expect(refusalOf(await transfer({})).code).toBe('function_not_available')
  expect(refusalOf(await call(app, contract.wallet.vendors, {}, { token: current.who.token })).code).toBe(
    'function_not_available',
  )
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', vendor: '0.00', suspense: '0.00', total: '10000.00' })
})

test('a game opens with all whole units at its vendor, and what is at another is moved back first', async () => {
  valueOf(await transfer({ direction: 'IN', amount: '0.40' }))
  const opened = valueOf(await launch('JDB'))
  expect(opened.content.game_url).toContain('/play/JDB/')
  const at = { ...current.who.wallet, vendor: 'JDB' }
  expect([vendors.balanceOf(current.who.wallet), vendors.balanceOf(at)]).toEqual([0n, 1_000_000n])
  vendors.play(at, 12_345n)
  valueOf(await launch('PG'))
  expect([vendors.balanceOf(current.who.wallet), vendors.balanceOf(at)]).toEqual([1_012_300n, 0n])
  expect(await balance()).toMatchObject({ sumBalance: '0.45', vendor: '10123.00', total: '10123.45' })
  const funds = valueOf(
    await call<Record<string, unknown>>(app, contract.member.funds, {}, { token: current.who.token }),
  )
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

test('two clicks count as one: concurrent launches and recalls move everything once, and none is refused', async () => {
  const other = { ...current.who.wallet, vendor: 'FC' }
  for (const answer of await Promise.all(Array.from({ length: 4 }, () => launch('FC')))) valueOf(answer)
  expect(vendors.balanceOf(other)).toBe(1_000_000n)
  const recalls = await Promise.all(
    Array.from({ length: 4 }, () =>
      call<{ unanswered: string[] }>(app, contract.wallet.recall, {}, { token: current.who.token }),
    ),
  )
  for (const answer of recalls) valueOf(answer)
  expect(vendors.balanceOf(other)).toBe(0n)
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', suspense: '0.00', total: '10000.00' })
})

test('a launch is refused where the vendor refuses the money; without auto-transfer it returns what is missing', async () => {
  vendors.failWith((method) => (method === 'deposit' ? 'refused' : 'none'))
  expect(refusalOf(await launch('PG')).code).toBe('vendor_maintenance')
  expect(await balance()).toMatchObject({ sumBalance: '10000.00' })
  await app.services.settingsStore.write('wallet', { isSingle: false, autoTransfer: false })
  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  vendors.failWith(() => 'none')
  valueOf(await transfer({}))
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  expect(vendors.balanceOf(current.who.wallet)).toBe(10_000n)
})

test('money moved by hand stays where it was put: a launch returns what is missing, nothing returns before they log out', async () => {
  const shown = async (person = current.who) =>
    valueOf(
      await call<{ autoTransfer: boolean; autoTransferSwitch: boolean }>(
        app,
        contract.wallet.vendors,
        {},
        { token: person.token },
      ),
    )
  const turn = (autoTransfer: boolean, { token } = current.who) =>
    call(app, contract.funds.setAutoTransfer, { autoTransfer }, { token })
  const leave = async () =>
    valueOf(
      await call<{ transfers: Transfer[] }>(app, contract.wallet.recall, { left: true }, { token: current.who.token }),
    ).transfers
  const fc = { ...current.who.wallet, vendor: 'FC' }
  const other = await newPerson()
  expect(await shown()).toMatchObject({ autoTransfer: true, autoTransferSwitch: true })
  expect(valueOf(await turn(false))).toEqual({ autoTransfer: false })
  expect([(await shown()).autoTransfer, (await shown(other)).autoTransfer]).toEqual([false, true])

  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  valueOf(await transfer({ amount: '50.00' }))
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  expect(valueOf(await launch('FC')).needTransfer).toBe(true)
  expect(await leave()).toEqual([])
  expect([vendors.balanceOf(current.who.wallet), vendors.balanceOf(fc)]).toEqual([5_000n, 0n])
  // The vendor knows what was lost in the meantime, and so does the next launch; if it does not answer, the last known
  // balance is used.
  vendors.play(current.who.wallet, -5_000n)
  vendors.failWith((method) => (method === 'balance' ? 'dropped' : 'none'))
  expect(valueOf(await launch('PG')).needTransfer).toBe(false)
  vendors.failWith(() => 'none')
  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  valueOf(await transfer({ amount: '5.00' }))
  await app.services.settingsStore.write('play', { minStake: 600 })
  expect(valueOf(await launch('PG')).needTransfer).toBe(true)
  await app.services.settingsStore.write('play', {})

  // Switched on again, both directions are automatic.
  valueOf(await turn(true))
  expect(valueOf(await launch('FC')).needTransfer).toBe(false)
  expect([vendors.balanceOf(current.who.wallet), vendors.balanceOf(fc)]).toEqual([0n, 995_000n])
  expect(await leave()).toMatchObject([{ state: 'CONFIRMED', direction: 'OUT' }])
  valueOf(await turn(false))
  valueOf(await transfer({ amount: '50.00' }))
  valueOf(await call(app, contract.session.logout, {}, { token: current.who.token }))
  clock.forward(2 * minute)
  await app.services.transfers.work()
  expect(vendors.balanceOf(current.who.wallet)).toBe(0n)
})

test('the operator decides for members who have not switched, or for all; coins of trial players move automatically', async () => {
  const turn = (autoTransfer: boolean, token: string) =>
    call(app, contract.funds.setAutoTransfer, { autoTransfer }, { token })
  const rule = (autoTransfer: boolean, autoTransferSwitch: boolean) =>
    app.services.settingsStore.write('wallet', { isSingle: false, autoTransfer, autoTransferSwitch })
  const manual = async (person?: Person) => valueOf(await launch('PG', person)).needTransfer
  const chooser = await newPerson()
  await rule(false, true)
  valueOf(await turn(true, chooser.token))
  expect([await manual(), await manual(chooser)]).toEqual([true, false])
  await rule(false, false)
  expect(refusalOf(await turn(true, current.who.token)).code).toBe('function_not_available')
  expect(valueOf(await call<object>(app, contract.wallet.vendors, {}, { token: chooser.token }))).toMatchObject({
    autoTransfer: false,
    autoTransferSwitch: false,
  })
  const home = await call<{ transfers: Transfer[] }>(app, contract.wallet.recall, {}, { token: chooser.token })
  expect(valueOf(home).transfers).toMatchObject([{ state: 'CONFIRMED' }])
  expect(await manual(chooser)).toBe(true)
  // The choice of the person is kept and applies again.
  await rule(false, true)
  expect(await manual(chooser)).toBe(false)

  const trial = await trialToken(app)
  expect(await manual({ token: trial, wallet: current.who.wallet })).toBe(false)
  expect(refusalOf(await turn(false, trial)).code).toBe('real_account_required')
  await app.services.settingsStore.write('wallet', { isSingle: true })
  expect(refusalOf(await turn(false, current.who.token)).code).toBe('function_not_available')
})

test('the money returns after a logout, half an hour without activity, and again for a round that pays late', async () => {
  valueOf(await launch('PG'))
  vendors.play(current.who.wallet, -1_000n)
  clock.forward(2 * minute)
  await app.services.transfers.work()
  expect(vendors.balanceOf(current.who.wallet)).toBe(999_000n)
  valueOf(await call(app, contract.session.logout, {}, { token: current.who.token }))
  clock.forward(2 * minute)
  await app.services.transfers.work()
  expect(vendors.balanceOf(current.who.wallet)).toBe(0n)
  vendors.play(current.who.wallet, 4_200n)
  clock.forward(2 * minute)
  await app.services.transfers.work()
  expect(vendors.balanceOf(current.who.wallet)).toBe(0n)

  const idle = await newPerson()
  valueOf(await launch('PG', idle))
  clock.forward(31 * minute)
  await app.services.transfers.work()
  expect(vendors.balanceOf(idle.wallet)).toBe(0n)
  const { rows } = await db.execute<{ cash: string }>(
    sql`select balance::text as cash from account
      where kind = 'CASH' and owner in (${current.who.wallet.memberId}, ${idle.wallet.memberId}) order by balance desc`,
  )
  expect(rows.map(({ cash }) => cash)).toEqual(['1003200', '1000000'])
})

test('when the operator goes back to one wallet, what is at vendors is moved back', async () => {
  valueOf(await launch('PG'))
  await app.services.settingsStore.write('wallet', { isSingle: true })
  clock.forward(2 * minute)
  await app.services.transfers.work()
  expect(vendors.balanceOf(current.who.wallet)).toBe(0n)
  expect(await balance()).toMatchObject({ sumBalance: '10000.00', total: '10000.00' })
})

test('money is never in two wallets: where it is moved to vendors they may not bet from ours, but still pay wins', async () => {
  const send = async (kind: string, body: object) => {
    const payload = JSON.stringify(body)
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-vendor': 'PG',
      'x-timestamp': timestamp,
      'x-signature': sign(secretFrom(vendorKey, 'PG'), timestamp, payload),
    }
    return (await app.inject({ method: 'POST', url: `/vendor/v1/PG/${kind}`, headers, payload })).json<
      Record<string, unknown>
    >()
  }
  await app.services.settingsStore.write('wallet', { isSingle: true })
  const address = new URL(valueOf(await launch('PG')).content.game_url)
  const session = await send('authenticate', { token: address.searchParams.get('token') })
  expect(session).toMatchObject({ status: 'OK', wallet: 'single' })
  const bet = {
    token: session['token'],
    playerId: session['playerId'],
    gameId: String((session['game'] as { nodeId: number }).nodeId),
    currency: 'BDT',
    roundId: randomUUID(),
    txId: randomUUID(),
    amount: '5.00',
  }
  expect(await send('debit', bet)).toMatchObject({ status: 'OK' })
  await app.services.settingsStore.write('wallet', { isSingle: false })
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
  expect(vendors.balanceOf(current.who.wallet)).toBe(1_000_200n)
})

test('every transfer of all these tests has ended', async () => {
  const rows = await db.select().from(walletTransfer)
  for (const { id, state } of rows) expect([id, state]).toEqual([id, vendors.did(id) ? 'CONFIRMED' : 'REVERSED'])
  expect(rows.length).toBeGreaterThan(8)
})
