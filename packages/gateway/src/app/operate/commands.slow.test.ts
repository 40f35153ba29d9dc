import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchKeys } from '../../modules/mirrors/testing.ts'
import { withdrawalFixture, png, why, type Person } from '../../modules/withdrawals/testing.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { createApp } from '../app.ts'
import { inputSchema } from './describe.ts'
import { commandLine, flagOf } from './help.ts'
import { operatorAreas } from './registry.ts'
import { runner, tables, terminal } from './testing.ts'
import { areaScenes } from './testing.scenes.ts'
import type { Scene } from './testing.ts'

/** Two gateways on one database; changes by a command are checked at both. */
const one = await freshApp()
const { app, db, clock } = one
const other = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent' })
afterAll(() => other.close())
const payee = await withdrawalFixture(one)
const run = runner(db, 'mitu', clock, scratchKeys())
beforeAll(async () => {
  await run('operators', 'add', { name: 'mitu', roles: ['manager'] })
  // Every withdrawal is reviewed, and as many are allowed as the test needs.
  await app.services.settingsStore.write('withdraw', { autoApprove: 0, dailyCount: 50 })
})

const all = operatorAreas.flatMap(({ area, commands }) => commands.map((command) => ({ area, command })))
const named = all.map(({ area, command }) => ({ title: `${area} ${command.name}`, area, command }))

/** Polls both gateways until they return the expected value, for at most two seconds. */
const everywhere = (path: string, seen: (body: string, status: number) => boolean) =>
  expect
    .poll(
      () =>
        Promise.all(
          [app, other].map(async (gateway) => {
            const { body, statusCode } = await gateway.inject(path)
            return seen(body, statusCode)
          }),
        ),
      { interval: 20 },
    )
    .toEqual([true, true])

const lanes = contract.games.lanes.path
const announced = contract.content.announcements.path
const popups = `${contract.content.notices.path}?types=PU&execution=B&language=en`
const bannersUrl = `${contract.content.banners.path}?language=en`
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()
const both = (title: string) => ({ en: { title, text: 'A quiz.' }, bn: { title: 'আজ রাতে', text: 'কুইজ।' } })
/** Number of the last created order. */
let made = 0
/** Identifier of the last offered contract. */
let offered = 0

/** A member who writes feedback, deposits and withdraws. */
let [writer, feedbackNo, deposit, order, forgetful, ticketNo] = ['', '', '', '', '', '']
let person: Person | undefined
async function written(): Promise<string> {
  writer ||= await registered(app, 'writer01')
  const response = valueOf(
    await call<{ feedbackNo: string }>(
      app,
      contract.content.feedback,
      { content: 'The door sticks' },
      { token: writer },
    ),
  )
  return response.feedbackNo
}
async function asked(): Promise<string> {
  const filed = await call<{ ticketNo: string }>(
    app,
    contract.tickets.submit,
    { text: 'Where do I find my deposit?', intent: randomUUID() },
    { token: await payer() },
  )
  return valueOf(filed).ticketNo
}
const ticketIs = async (state: string) =>
  expect(valueOf(await call(app, contract.tickets.ticket, { ticketNo }, { token: await payer() }))).toMatchObject({
    state,
  })
const payer = async () => (writer ||= await registered(app, 'writer01'))
async function deposited(): Promise<string> {
  const made = valueOf(
    await call<{ orderNo: string }>(
      app,
      contract.deposits.submit,
      { channelId: 'bank-review', amount: '700.00', fields: { payerName: 'Rina Akter' } },
      { token: await payer(), headers: { 'idempotency-key': randomUUID() } },
    ),
  )
  return made.orderNo
}
const depositIs = async (status: string) =>
  expect(
    valueOf(await call(app, contract.deposits.order, { orderNo: deposit }, { token: await payer() })),
  ).toMatchObject({ status })
const payeePerson = async () => (person ??= await payee.person())
const requested = async () => {
  const who = await payeePerson()
  return valueOf(await payee.submitOrder(who, who.bank, '500.00')).orderNo
}
const theOrder = async () => payee.detail(await payeePerson(), order)
const orderIs = async (state: RegExp) => expect((await theOrder()).status).toMatch(state)
/** With a slow payment provider. */
async function paying(): Promise<string> {
  const orderNo = await requested()
  await payee.decisions.approve(orderNo, why)
  await payee.decisions.pay(orderNo, 'bank-slow', why)
  return orderNo
}
async function paid(): Promise<string> {
  const orderNo = await paying()
  await payee.decisions.paidBy(orderNo, [{ amount: 50_000n }], why)
  return orderNo
}
async function disputed(): Promise<string> {
  const who = await payeePerson()
  const orderNo = await paid()
  const image = await payee.picture(who, orderNo, 1)
  valueOf(await payee.actOnReceipt(who, orderNo, 'NOT_RECEIVED', { partNo: 1, reason: 'nothing', images: [image] }))
  return orderNo
}

/** Input of each command, and where its effect is visible. A command without an entry fails the test. */
const scenes: Record<string, Scene> = {
  'settings set': {
    input: () => ({ group: 'site', path: 'mainDomain', value: 'set.example' }),
    seen: () => everywhere(contract.system.status.path, (body) => body.includes('set.example')),
  },
  'settings undo': {
    input: () => ({ group: 'site' }),
    seen: () => everywhere(contract.system.status.path, (body) => !body.includes('set.example')),
  },
  'operators add': {
    input: () => ({ name: 'lima', roles: ['viewer'] }),
    seen: async () => expect((await runner(db, 'lima')('settings', 'list')).code).toBe(0),
  },
  'operators roles': {
    input: () => ({ name: 'lima', roles: ['manager'] }),
    seen: async () => expect((await runner(db, 'lima')('audit', 'list')).code).toBe(0),
  },
  'operators remove': {
    input: () => ({ name: 'lima' }),
    seen: async () => expect((await runner(db, 'lima')('settings', 'list')).json.code).toBe('forbidden'),
  },
  'announcements add': {
    input: () => ({ type: 'B', texts: both('Tonight at nine') }),
    seen: ({ json }) => {
      made = (json.data as { id: number }).id
      return everywhere(`${announced}?language=en`, (body) => body.includes('Tonight at nine'))
    },
  },
  'announcements list': { input: () => ({ limit: 5 }) },
  'announcements edit': {
    input: () => ({ id: made, texts: { en: { title: 'Tonight at ten', text: 'Later.' } } }),
    seen: () => everywhere(`${announced}?language=en`, (body) => body.includes('at ten') && !body.includes('at nine')),
  },
  'announcements withdraw': {
    input: () => ({ id: made }),
    seen: () => everywhere(`${announced}?language=en`, (body) => !body.includes('Tonight')),
  },
  'popups add': {
    input: () => ({ execution: 'B', texts: both('Welcome in') }),
    seen: ({ json }) => {
      made = (json.data as { id: number }).id
      return everywhere(popups, (body) => body.includes('Welcome in'))
    },
  },
  'popups list': { input: () => ({}) },
  'popups edit': {
    input: () => ({ id: made, to: '2100-01-01T00:00:00Z', texts: { en: { title: 'Come in', text: 'Please.' } } }),
    seen: () => everywhere(popups, (body) => body.includes('Come in')),
  },
  'popups withdraw': {
    input: () => ({ id: made }),
    seen: () => everywhere(popups, (body) => !body.includes('Come in')),
  },
  'banners list': { input: () => ({}) },
  'banners add': {
    input: () => ({
      id: 'quiz',
      picture: '/art/banner/rng/10001-coin-0.svg',
      target: { kind: 'ROUTE', path: '/lottery' },
      texts: { en: { title: 'Quiz night', action: 'Go' } },
      at: 1,
    }),
    seen: () => everywhere(bannersUrl, (body) => /Quiz night.*hilsa/.test(body)),
  },
  'banners edit': {
    input: () => ({ id: 'quiz', texts: { en: { title: 'Quiz day', action: 'Go' } }, at: 4 }),
    seen: () => everywhere(bannersUrl, (body) => /hilsa.*Quiz day/.test(body)),
  },
  'banners remove': {
    input: () => ({ id: 'quiz' }),
    seen: () => everywhere(bannersUrl, (body) => !body.includes('Quiz')),
  },
  'maintenance show': { input: () => ({}) },
  'maintenance on': {
    input: () => ({ message: 'Back soon' }),
    seen: () => everywhere(lanes, (_, status) => status === 503),
  },
  'maintenance off': { input: () => ({}), seen: () => everywhere(lanes, (_, status) => status === 200) },
  'maintenance plan': {
    input: () => ({ start: at(20), end: at(50) }),
    seen: () => everywhere(contract.system.status.path, (body) => body.includes(at(20))),
  },
  'regions show': { input: () => ({}) },
  'regions block': {
    input: () => ({ addresses: ['127.0.0.1'], countries: ['XX'] }),
    seen: () => everywhere(lanes, (body) => body.includes('region_restricted')),
  },
  'regions unblock': {
    input: () => ({ addresses: ['127.0.0.1'] }),
    seen: () => everywhere(lanes, (_, status) => status === 200),
  },
  'regions place': {
    input: () => ({ cidr: '127.0.0.0/8', country: 'BD' }),
    seen: () => everywhere(contract.system.status.path, (body) => body.includes('"country":"BD"')),
  },
  'service-channels list': { input: () => ({}) },
  'service-channels set': {
    input: () => ({ title: 'Ask us', type: 'TELEGRAM', path: 'https://t.me/ask' }),
    seen: () => everywhere(contract.system.status.path, (body) => body.includes('Ask us')),
  },
  'service-channels remove': {
    input: () => ({ title: 'Ask us' }),
    seen: () => everywhere(contract.system.status.path, (body) => !body.includes('Ask us')),
  },
  'vendors list': { input: () => ({}) },
  'vendors status': {
    input: () => ({ code: 'JL', status: 'MAINTENANCE', backAt: at(60) }),
    seen: async () => {
      const list = `${contract.games.list.path}?gameType=RNG&vassalage=JL`
      await everywhere(list, (body) => body.includes('MAINTENANCE'))
      await everywhere(contract.games.vendorTypes.path, (body) => body.includes(at(60)))
      await run('vendors', 'status', { code: 'JL', status: 'ON' })
      await everywhere(list, (body) => body.includes('nodeId') && !body.includes('MAINTENANCE'))
    },
  },
  'games list': {
    input: () => ({ vendor: 'JL', limit: 3 }),
    seen: ({ json }) => expect(json.data).toHaveLength(3),
  },
  'games status': {
    input: () => ({ nodeId: 10001, status: 'MAINTENANCE' }),
    async seen() {
      const reported = `${contract.games.info.path}?nodeId=10001`
      await everywhere(reported, (body) => body.includes('MAINTENANCE'))
      await run('games', 'status', { nodeId: 10001, status: 'ON' })
      await everywhere(reported, (body) => !body.includes('MAINTENANCE'))
    },
  },
  'feedback list': { input: () => ({}), seen: ({ json }) => expect(json.text).toBe('Nothing waits.') },
  'feedback answer': {
    input: async () => ({ feedbackNo: (feedbackNo = await written()), text: 'It is oiled now.' }),
    seen: async () =>
      expect(valueOf(await call(app, contract.support.feedback, {}, { token: writer }))).toMatchObject({
        list: [{ feedbackNo, state: 'ANSWERED', answer: 'It is oiled now.' }],
      }),
  },
  'feedback close': {
    async input() {
      feedbackNo = await written()
      await db.execute(sql`update feedback set member_id = null where answer is null`)
      return { feedbackNo }
    },
    seen: async () => expect((await run('feedback', 'list')).json.text).toBe('Nothing waits.'),
  },
  'feedback pictures': { input: () => ({ feedbackNo }), seen: ({ json }) => expect(json.data).toEqual([]) },
  // The demo member has asked something.
  'tickets list': { input: () => ({}), seen: ({ json }) => expect(json.text).toContain('Q000002 OPEN') },
  'tickets answer': {
    input: async () => ({ ticketNo: (ticketNo ||= await asked()), text: 'It is oiled now.', name: 'Mita' }),
    seen: () => ticketIs('ANSWERED'),
  },
  'tickets read': {
    input: async () => ({ ticketNo: (ticketNo ||= await asked()) }),
    seen: ({ json }) => expect(String(json.text)).toContain(ticketNo),
  },
  'tickets close': { input: () => ({ ticketNo }), seen: () => ticketIs('CLOSED') },
  'tickets reopen': { input: () => ({ ticketNo }), seen: () => ticketIs('REOPENED') },
  'tickets pictures': { input: () => ({ ticketNo }), seen: ({ json }) => expect(json.data).toEqual([]) },
  'deposits list': { input: () => ({}) },
  'deposits approve': {
    input: async () => ({ orderNo: (deposit = await deposited()) }),
    seen: () => depositIs('CONFIRMED'),
  },
  'deposits reject': {
    input: async () => ({ orderNo: (deposit = await deposited()), reason: 'Sent back.' }),
    seen: () => depositIs('FAILED'),
  },
  'deposits pay-late': {
    input: async () => ({ orderNo: (deposit = await deposited()) }),
    seen: () => depositIs('CONFIRMED'),
  },
  'withdrawals list': { input: () => ({}) },
  'withdrawals approve': {
    input: async () => ({ orderNo: (order = await requested()) }),
    seen: () => orderIs(/APPROVED|PAY/),
  },
  'withdrawals reject': {
    input: async () => ({ orderNo: (order = await requested()), reason: 'Not yours.' }),
    seen: () => orderIs(/REJECTED/),
  },
  'withdrawals fail': {
    input: async () => ({ orderNo: (order = await paying()) }),
    seen: () => orderIs(/PAY_FAILED/),
  },
  'withdrawals pay': {
    async input() {
      order = await paying()
      await payee.decisions.fail(order, why)
      return { orderNo: order, channelId: 'bank-instant' }
    },
    seen: () => orderIs(/PAYING|PAID|AWAITING/),
  },
  'withdrawals paid-by': {
    input: async () => ({ orderNo: (order = await paying()), payments: [{ amount: '200' }, { amount: '300' }] }),
    seen: () => orderIs(/AWAITING_RECEIPT/),
  },
  'withdrawals attach-proof': {
    input: async () => ({ orderNo: (order = await paid()), part: 1, picture: png }),
    seen: async () => expect((await theOrder()).parts[0]?.proof).toHaveLength(1),
  },
  'withdrawals resend': {
    input: async () => ({ orderNo: (order = await disputed()), part: 1 }),
    seen: async () => expect((await theOrder()).parts[0]?.status).toBe('RESENT'),
  },
  'withdrawals refund': {
    input: async () => ({ orderNo: (order = await disputed()), part: 1 }),
    seen: async () => expect((await theOrder()).parts[0]?.status).toBe('REFUNDED'),
  },
  'withdrawals force': {
    async input() {
      order = await disputed()
      await run('operators', 'add', { name: 'agrees', roles: ['cashier'] })
      const force = { orderNo: order, part: 1, reason: 'The statement shows it.' }
      expect((await runner(db, 'agrees', clock)('withdrawals', 'force', force)).code).toBe(0)
      return force
    },
    seen: async () => expect((await theOrder()).parts[0]?.status).toBe('FORCED_RECEIVED'),
  },
  'fund-passwords list': { input: () => ({}) },
  'fund-passwords reset': {
    async input() {
      forgetful = (await payee.person()).token
      return { account: `payee${payee.last()}`, reason: 'Asked by phone.' }
    },
    seen: async () =>
      expect(valueOf(await call(app, contract.fundPassword.status, {}, { token: forgetful }))).toMatchObject({
        set: false,
      }),
  },
  'agents show': {
    input: () => ({ account: 'demo_player' }),
    seen: ({ json }) => expect(json.data).toMatchObject({ line: ['demo_agent', 'demo_player'] }),
  },
  'agents move': {
    input: () => ({ account: 'demo_player', upline: null }),
    seen: async () =>
      expect((await run('agents', 'show', { account: 'demo_player' })).json.data).toMatchObject({
        line: ['demo_player'],
      }),
  },
  'agents rates': {
    input: () => ({ account: 'demo_agent', rates: { RNG: '0.9' } }),
    seen: async () => {
      expect((await run('agents', 'show', { account: 'demo_agent' })).json.data).toMatchObject({
        rates: { RNG: 9000, LIVE: 5000 },
      })
      const lower = await run('agents', 'rates', { account: 'demo_agent', rates: { RNG: '0.8' } })
      expect([lower.code, lower.json.code]).toEqual([2, 'validation'])
    },
  },
  'contracts list': { input: () => ({ account: 'demo_agent' }) },
  'contracts offer': {
    input: () => ({ account: 'demo_agent', kind: 'DIVIDEND', period: 'MONTHLY', tiers: [{ rate: '30' }] }),
    async seen({ json }) {
      offered = (json.data as { id: number }).id
      const { text } = (await run('contracts', 'list', { account: 'demo_agent' })).json
      expect(text).toMatch(/DIVIDEND MONTHLY operator → demo_agent pending\n.* 30 %/)
    },
  },
  'contracts end': {
    input: () => ({ id: offered, reason: 'Agreed by telephone' }),
    seen: async () =>
      expect((await run('contracts', 'list', { account: 'demo_agent' })).json.text).toContain('withdrawn'),
  },
  'contracts disputes': { input: () => ({}) },
  'contracts decide': {
    async input() {
      const { rows } = await db.execute<{ id: string }>(sql`
        with agent as (select id, asset from member where account = 'demo_agent'),
        agreed as (insert into contract (kind, period, asset, downline_id, tiers, state, created_at, offered_at, start_at)
          select 'REAL_TIME', '5MIN', asset, id, '[]', 'active', now(), now(), now() from agent returning id, downline_id, asset),
        result as (insert into contract_result (contract_id, kind, payee_id, asset, from_at, to_at, part, valid_bet, pnl, active,
            rate, salaries, debt_before, debt_after, earned, carried_in, rest, amount, at)
          select id, 'REAL_TIME', downline_id, asset, now(), now(), 1000000, 0, 0, 0, 0, 0, 0, 0, 5000000000, 0, 0, 5000, now()
          from agreed returning id)
        insert into contract_payment (result_id, state, disputed_by, dispute_reason)
          select id, 'DISPUTED', 'DOWN', 'a round is missing' from result returning result_id::text as id`)
      expect((await run('contracts', 'disputes')).json.text).toContain(
        '50.00, disputed by demo_agent: a round is missing',
      )
      return { record: Number(rows[0]?.id), adjustment: '12.50', reason: 'It was missing' }
    },
    seen: async ({ json }) => {
      expect(json.text).toContain('adjusted by 12.50')
      expect((await run('contracts', 'disputes')).json.text).toBe('no dispute')
    },
  },
  'deals list': { input: () => ({ account: 'demo_agent' }) },
  'deals set': {
    input: () => ({
      account: 'demo_agent',
      kind: 'PROFIT',
      fromMonth: '2026-12-01',
      tiers: [{ minNet: '0', minActive: 1, rate: '30' }],
    }),
    seen: async () =>
      expect((await run('deals', 'list', { account: 'demo_agent' })).json.text).toContain('PROFIT: from 0.00'),
  },
  'deals end': {
    input: () => ({ account: 'demo_agent', fromMonth: '2027-01-01' }),
    seen: async () =>
      expect((await run('deals', 'list', { account: 'demo_agent' })).json.text).toContain('2027-01-01 ended'),
  },
  'settlements check': {
    input: () => ({}),
    seen: ({ json }) => expect(json.data).toMatchObject({ journal: [], days: { differences: [] } }),
  },
  'settlements rebuild': {
    async input() {
      await db.execute(
        sql`insert into settlement_day (member_id, asset, day, stake) values (gen_random_uuid(), 'BDT', '2020-01-01', 5)`,
      )
      expect((await run('settlements', 'check')).json.text).toContain('2020-01-01')
      return {}
    },
    async seen({ json }) {
      expect(json.text).toContain('kept stake 5; journal nothing')
      expect((await run('settlements', 'check')).json.data).toMatchObject({ days: { differences: [] } })
    },
  },
  ...areaScenes(run, one),
  'operators list': { input: () => ({}) },
  'settings list': { input: () => ({}) },
  'settings show': { input: () => ({ group: 'site' }) },
  'settings schema': { input: () => ({ group: 'site' }) },
  'settings history': { input: () => ({ group: 'site' }) },
  'audit list': { input: () => ({ area: 'settings' }) },
  'audit show': { input: () => ({ id: 1 }) },
}

describe.each(named)('$title', ({ title, area, command }) => {
  const { input, example, name, role, effect, summary } = command
  const { properties = {} } = inputSchema(input)

  test('describes its input, and accepts its own example', async () => {
    expect(summary).toMatch(/^[A-Z].*\.$/)
    expect(input.safeParse(example).error?.message).toBeUndefined()
    const { code, text } = await terminal(db, 'mitu')([area, name, '--help'])
    expect(code).toBe(0)
    expect(text).toContain(commandLine(area, name, example))
    for (const [field, { description = '' }] of Object.entries(properties)) {
      expect(['help', 'json', 'preview', 'as', 'out', 'input']).not.toContain(field)
      expect(text).toContain(flagOf(field))
      expect(description, field).not.toBe('')
    }
    const described = JSON.parse((await terminal(db, 'mitu')([area, '--json'])).text) as {
      areas: [{ commands: { command: string }[] }]
    }
    expect(described.areas[0].commands).toContainEqual(
      expect.objectContaining({ command: name, role, effect, preview: effect !== 'read', example }),
    )
  })

  test('refuses a field it does not know, by name', async () => {
    const { code, json } = await run(area, name, { ...example, noSuchField: 1 })
    expect([code, json.code]).toEqual([2, 'validation'])
    expect(json.faults.map(({ path }) => path)).toContain('noSuchField')
  })

  test('is for its role', async () => {
    const nobody = await runner(db, 'nobody')(area, name, example)
    expect([nobody.code, nobody.json.code]).toEqual([1, 'forbidden'])
    if (role === 'viewer') return
    const viewer = `viewer${all.findIndex((one) => one.command === command)}`
    await run('operators', 'add', { name: viewer, roles: ['viewer'] })
    expect((await runner(db, viewer)(area, name, example)).json.code).toBe('forbidden')
  })

  test('is previewed without changing a row, then done, and its effect visible', async () => {
    const scene = scenes[title]
    if (!scene) throw new Error(`${title} has no scene: write how it is tried`)
    const given = await scene.input()
    if (effect !== 'read') {
      // A background job may change rows during the preview: it is tried again.
      await expect
        .poll(
          async () => {
            const before = await tables(db)
            const preview = await run(area, name, given, ['--preview'])
            if (preview.code !== 0) throw new Error(preview.text)
            const after = await tables(db)
            return Object.keys(after).filter((table) => after[table] !== before[table])
          },
          { timeout: 30_000 },
        )
        .toEqual([])
    }
    const answer = await run(area, name, given)
    expect(answer.json, answer.text).toMatchObject({ done: true })
    await scene.seen?.(answer)
  })
})

test('every scene is of a command', () => {
  const titles = named.map(({ title }) => title)
  expect(Object.keys(scenes).filter((title) => !titles.includes(title))).toEqual([])
})
