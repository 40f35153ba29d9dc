import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { memberTransfer } from './schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { addRequirement } from '../turnover/index.ts'
import { fundPassword, lineFixture } from './testing.ts'

const made = await freshApp()
const { app, db, clock } = made
const { person, send, sendPacket, cash } = lineFixture(made, 'liner')
const { info, find, findPacket, history } = contract.downlineTransfers
const start = 1_000_000n

const inbox = async (token: string, language = 'en') =>
  valueOf(await call<{ list: { title: string; content: string }[] }>(app, contract.inbox.list, { language }, { token }))
    .list
type Row = Record<string, unknown>
const records = async (token: string) =>
  valueOf(await call<{ list: Row[] }>(app, contract.records.ledger, { group: 'TRANSFER' }, { token })).list
type Page = { list: Row[]; next: string | null }
const historyOf = async (token: string, input: object = {}) =>
  valueOf(await call<Page>(app, history, { ...input }, { token }))

/** A top agent, an agent below, and a player below that. */
async function line() {
  const top = await person({ type: 2 })
  const middle = await person({ type: 1, upline: top })
  const player = await person({ upline: middle })
  return { top, middle, player }
}

test('cash goes down any depth once per key; both sides see who, why and when', async () => {
  const { top, player } = await line()
  expect(valueOf(await call(app, info, {}, { token: top.token }))).toMatchObject({
    available: '10000.00',
    min: '100.00',
    leftToday: '100000.00',
    hasFundPassword: true,
    turnoverOpen: false,
  })
  const key = randomUUID()
  const input = { purpose: 'WAGES', remark: 'for November' }
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(top, player.account.toUpperCase(), input, key)),
  )
  expect(new Set(answers.map((answer) => valueOf(answer).transferNo)).size).toBe(1)
  expect([await cash(top), await cash(player)]).toEqual([start - 25_000n, start + 25_000n])

  const found = await call(app, find, { idempotencyKey: key }, { token: top.token })
  expect(valueOf(found)).toEqual(valueOf(answers[0]!))
  expect(valueOf(found)).toMatchObject({ account: player.account, amount: '250.00', ...input })
  for (const [token, other] of [
    [top.token, randomUUID()],
    [(await person({ type: 1 })).token, key],
  ] as const)
    expect(refusalOf(await call(app, find, { idempotencyKey: other }, { token })).code).toBe('not_found')

  const at = clock.now().toISOString()
  expect(await historyOf(top.token)).toMatchObject({
    list: [{ way: 'SENT', direction: 'DOWN', account: player.account, amount: '250.00', at, ...input }],
    next: null,
  })
  const masked = expect.stringMatching(/^li\*\*\*/)
  expect(await records(top.token)).toMatchObject([
    { type: 'downline_transfer', amount: '-250.00', party: { account: player.account, ...input } },
  ])
  expect(await records(player.token)).toMatchObject([
    { type: 'downline_transfer', amount: '250.00', party: { account: masked, ...input } },
  ])
  const [english] = await inbox(player.token)
  expect(english?.content).toContain('wages')
  expect(english?.content).toContain('for November')
  expect(english?.title).toContain('৳ 250.00')
  expect((await inbox(player.token, 'bn'))[0]?.content).toContain('মজুরি')
  expect(await checkInvariants(db)).toEqual([])
})

test('a name of another line is answered exactly like one of nobody', async () => {
  const { middle, top } = await line()
  const { player: stranger, middle: cousin } = await line()
  const answer = async (account: string) => {
    const { status, body } = await send(middle, account)
    return { status, body: { ...body, requestId: undefined } }
  }
  const nobody = await answer('nobody77')
  expect(nobody).toMatchObject({ status: 404, body: { code: 'not_in_team', field: 'account' } })
  for (const { account } of [stranger, cousin, top, middle]) expect(await answer(account)).toEqual(nobody)
  const gift = async (account: string) => {
    const { status, body } = await sendPacket(middle, [{ account, amount: '20.00' }])
    return { status, body: { ...body, requestId: undefined } }
  }
  const noGift = await gift('nobody77')
  expect(noGift).toMatchObject({ body: { code: 'not_in_team', details: { fields: { 'gifts.0': {} } } } })
  for (const { account } of [stranger, top, middle]) expect(await gift(account)).toEqual(noGift)
  expect(await cash(middle)).toBe(start)
})

test('a line that has moved away can be sent nothing', async () => {
  const { middle, player } = await line()
  valueOf(await send(middle, player.account))
  const { middle: other } = await line()
  await db.update(member).set({ uplineId: other.id }).where(eq(member.id, player.id))
  expect(refusalOf(await send(middle, player.account)).code).toBe('not_in_team')
  valueOf(await send(other, player.account))
})

test('nothing leaves with open turnover, a wrong password, beyond the bounds, or to who can receive nothing', async () => {
  const { middle, player } = await line()
  const refused = async (input: object, account = player.account) => refusalOf(await send(middle, account, input)).code
  expect(await refused({ fundPassword: '000000' })).toBe('fund_password_wrong')
  for (const amount of ['99.99', '50000.01']) expect(await refused({ amount })).toBe('amount_out_of_range')
  expect(await refused({ amount: '10000.01' })).toBe('insufficient_funds')
  for (const amount of ['0', '-100', '1e3', '100.001', '১০০', '0100'])
    expect(await refused({ amount })).toBe('validation')
  expect(await refused({ purpose: 'BRIBE' })).toBe('validation')
  await db.update(member).set({ status: 'blocked' }).where(eq(member.id, player.id))
  expect(await refused({})).toBe('transfer_forbidden')
  await db.update(member).set({ status: 'active' }).where(eq(member.id, player.id))
  await transact(db, (tx) =>
    addRequirement(tx, {
      memberId: middle.id,
      asset: 'BDT',
      source: 'DEPOSIT',
      ref: `D${middle.account}`,
      base: 5000n,
      multiple: 1,
      now: clock.now(),
    }),
  )
  expect(await refused({})).toBe('turnover_open')
  expect(refusalOf(await sendPacket(middle, [{ account: player.account, amount: '20.00' }])).code).toBe('turnover_open')
  expect([await cash(middle), await cash(player)]).toEqual([start, start])
  const plain = await person()
  expect(refusalOf(await send(plain, player.account)).code).toBe('forbidden')
  expect(refusalOf(await send({ ...plain, token: await trialToken(app) }, player.account)).code).toBe('forbidden')
})

test('a red packet is one movement, all of it or none; receivers see a gift with the words', async () => {
  const { top, middle, player } = await line()
  const gifts = [
    { account: player.account, amount: '30.00' },
    { account: middle.account, amount: '70.50' },
  ]
  const stranger = await person()
  const refused = async (more: { account: string; amount: string }) =>
    refusalOf(await sendPacket(top, [...gifts, more]))
  expect(await refused({ account: stranger.account, amount: '10.00' })).toMatchObject({
    code: 'not_in_team',
    details: { fields: { 'gifts.2': { code: 'not_in_team' } } },
  })
  expect((await refused({ account: player.account.toUpperCase(), amount: '10.00' })).code).toBe('validation')
  expect(await refused({ account: player.account, amount: '9.99' })).toMatchObject({
    code: 'amount_out_of_range',
    field: 'gifts.2',
  })
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => sendPacket(top, gifts, { remark: 'A good week' }, key)),
  )
  const [first] = answers.map(valueOf)
  expect(new Set(answers.map((answer) => valueOf(answer).packetNo)).size).toBe(1)
  expect(first).toMatchObject({ amount: '100.50', gifts, remark: 'A good week' })
  expect(valueOf(await call(app, findPacket, { idempotencyKey: key }, { token: top.token }))).toEqual(first)
  expect([await cash(top), await cash(middle), await cash(player)]).toEqual([
    start - 10_050n,
    start + 7050n,
    start + 3000n,
  ])
  expect(await records(top.token)).toMatchObject([
    {
      type: 'red_packet',
      amount: '-100.50',
      party: { account: '', people: 2, purpose: 'GIFT', remark: 'A good week' },
    },
  ])
  expect(await records(player.token)).toMatchObject([
    { type: 'red_packet', amount: '30.00', party: { account: expect.stringContaining('***'), remark: 'A good week' } },
  ])
  expect((await inbox(player.token))[0]).toMatchObject({
    title: expect.stringContaining('Red packet'),
    content: expect.stringContaining('A good week'),
  })
  const { list } = await historyOf(middle.token)
  expect(list).toMatchObject([
    { way: 'RECEIVED', account: expect.stringContaining('***'), amount: '70.50', packetNo: first?.packetNo },
  ])
  await app.services.settingsStore.write('downlineTransfer', { mostGifts: 1 })
  expect(refusalOf(await sendPacket(top, gifts)).code).toBe('validation')
  await app.services.settingsStore.write('downlineTransfer', {})
  await app.services.settingsStore.write('modules', { AGENTRANSMULTDOWN3: false })
  expect(refusalOf(await sendPacket(top, gifts)).code).toBe('function_not_available')
  await app.services.settingsStore.write('modules', {})
  expect(await checkInvariants(db)).toEqual([])
})

test('who takes a break from play receives neither transfer nor packet, as somebody whose account is closed', async () => {
  const { top, middle, player } = await line()
  const rest = (id: string, column: 'timeout_until' | 'excluded_until', until: Date | null) =>
    db.execute(sql`
      insert into rg_member (member_id, ${sql.identifier(column)}) values (${id}, ${until?.toISOString() ?? null}::timestamptz)
      on conflict (member_id) do update set ${sql.identifier(column)} = excluded.${sql.identifier(column)}`)
  for (const column of ['timeout_until', 'excluded_until'] as const) {
    await rest(player.id, column, new Date(clock.now().getTime() + 86_400_000))
    expect(refusalOf(await send(top, player.account))).toMatchObject({
      code: 'transfer_forbidden',
      field: 'account',
      details: { account: player.account },
    })
    const gifts = [
      { account: middle.account, amount: '20.00' },
      { account: player.account, amount: '30.00' },
    ]
    expect(refusalOf(await sendPacket(top, gifts))).toMatchObject({
      code: 'transfer_forbidden',
      field: 'gifts',
      details: { fields: { 'gifts.1': { code: 'transfer_forbidden' } } },
    })
    expect([await cash(top), await cash(middle), await cash(player)]).toEqual([start, start, start])
    await rest(player.id, column, clock.now())
  }
  valueOf(await send(top, player.account))
  expect(await cash(player)).toBe(start + 25_000n)
})

test('the history holds both directions, page after page, without a gap or a repeat', async () => {
  const { top, middle, player } = await line()
  valueOf(await send(top, middle.account))
  for (let n = 0; n < 4; n++) valueOf(await send(middle, player.account))
  valueOf(
    await call(
      app,
      contract.upline.submit,
      { amount: '100.00', fundPassword },
      { token: middle.token, headers: { 'idempotency-key': randomUUID() } },
    ),
  )
  const seen: unknown[] = []
  let after: string | null = null
  do {
    const page: Page = await historyOf(middle.token, { pageSize: 4, ...(after && { after }) })
    seen.push(...page.list.map(({ way, direction }) => `${String(way)} ${String(direction)}`))
    after = page.next
  } while (after)
  expect(seen).toEqual(['SENT UP', ...Array<string>(4).fill('SENT DOWN'), 'RECEIVED DOWN'])
  expect((await historyOf(middle.token, { way: 'RECEIVED' })).list).toHaveLength(1)
  expect((await historyOf(top.token, { way: 'RECEIVED' })).list).toMatchObject([
    { direction: 'UP', account: middle.account },
  ])
})

test('transfers up, down and in packets at once end without a deadlock, and rows are never changed', async () => {
  const { top, middle, player } = await line()
  await db.update(member).set({ uplineId: top.id }).where(eq(member.id, middle.id))
  const up = () =>
    call(
      app,
      contract.upline.submit,
      { amount: '100.00', fundPassword },
      { token: middle.token, headers: { 'idempotency-key': randomUUID() } },
    )
  const gifts = [middle, player].map(({ account }) => ({ account, amount: '50.00' }))
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => [
      send(top, middle.account, { amount: '100.00' }),
      up(),
      sendPacket(top, gifts),
      send(middle, player.account, { amount: '100.00' }),
    ]).flat(),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200))
  expect(await cash(player)).toBe(start + 4n * 15_000n)
  await expect(db.update(memberTransfer).set({ amount: 1n })).rejects.toThrow()
  await expect(db.execute(sql`delete from member_transfer`)).rejects.toThrow()
  expect(await checkInvariants(db)).toEqual([])
})

test('of many at once, alone and in packets, no more is moved than the balance and the day allow', async () => {
  await app.services.settingsStore.write('downlineTransfer', { minMinor: 1, minGiftMinor: 1, perDayMinor: 700_000 })
  const one = fc.record({ packet: fc.boolean(), amount: fc.integer({ min: 2, max: 600_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 2, maxLength: 6 }), async (sendings) => {
      const { top, middle, player } = await line()
      const text = (minor: number) => (minor / 100).toFixed(2)
      const answers = await Promise.all(
        sendings.map(({ packet, amount }) => {
          const half = Math.floor(amount / 2)
          return packet
            ? sendPacket(top, [
                { account: middle.account, amount: text(half) },
                { account: player.account, amount: text(amount - half) },
              ])
            : send(top, player.account, { amount: text(amount) })
        }),
      )
      const sent = answers.reduce(
        (sum, answer, at) => sum + (answer.status === 200 ? BigInt(sendings[at]?.amount ?? 0) : 0n),
        0n,
      )
      for (const answer of answers.filter(({ status }) => status !== 200))
        expect(refusalOf(answer).code).toBe('amount_out_of_range')
      expect(sent <= 700_000n).toBe(true)
      expect(await cash(top)).toBe(start - sent)
      expect((await cash(middle)) + (await cash(player))).toBe(2n * start + sent)
    }),
    { numRuns: 5 },
  )
  // With no limit of the day it is the balance that ends it: not a cent is left or made.
  await app.services.settingsStore.write('downlineTransfer', { perDayMinor: 100_000_000 })
  const { top, player } = await line()
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(top, player.account, { amount: '1250.00' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(refusalOf(answer).code).toBe('insufficient_funds')
  expect([await cash(top), await cash(player)]).toEqual([0n, 2n * start])
  await app.services.settingsStore.write('downlineTransfer', {})
  expect(await checkInvariants(db)).toEqual([])
})
