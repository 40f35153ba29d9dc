import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchKeys } from '../../modules/mirrors/testing.ts'
import { call, freshApp, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { jobState } from '../../server/jobs/schema.ts'
import { jobItem } from '../../workflow/schema.ts'
import { createJobStates } from '../../server/jobs/state.ts'
import { transact } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { createApp, systemClock } from '../app.ts'
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

/** A member who writes feedback and questions. */
let [writer, feedbackNo, ticketNo, leaver] = ['', '', '', '']
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
    input: () => ({ message: { en: 'Back soon' } }),
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
  'accounts close': {
    async input() {
      const token = await registered(app, 'leaver1')
      const { rows } = await db.execute<{ id: string }>(sql`select id from member where account = 'leaver1'`)
      const id = rows[0]?.id ?? ''
      const refused = await runner(db, 'mitu')('accounts', 'close', { account: 'leaver1', reason: 'Asked' })
      expect(refused.json.message).toContain('still has 10000.00')
      await transact(db, (tx) =>
        post(tx, {
          kind: 'upline_transfer',
          entries: [
            { member: id, kind: 'CASH', asset: 'BDT', amount: -1_000_000n },
            { system: 'SUSPENSE', asset: 'BDT', amount: 1_000_000n },
          ],
        }),
      )
      leaver = token
      return { account: 'leaver1', reason: 'Asked in a question' }
    },
    seen: async () =>
      expect(refusalOf(await call(app, contract.member.info, {}, { token: leaver })).code).toBe('session_revoked'),
  },
  'accounts reopen': { input: () => ({ account: 'leaver1' }) },
  'consents show': { input: () => ({ account: 'demo_player' }) },
  'consents withdraw': {
    async input() {
      const token = await payer()
      valueOf(await call(app, contract.profile.setMarketing, { marketing: true }, { token }))
      const { account } = valueOf(await call<{ account: string }>(app, contract.profile.show, {}, { token }))
      return { account, reason: 'Asked by letter' }
    },
    async seen() {
      const { marketing } = valueOf(
        await call<{ marketing: boolean }>(app, contract.profile.show, {}, { token: await payer() }),
      )
      expect(marketing).toBe(false)
    },
  },
  ...(await areaScenes(run, one)),
  'operators list': { input: () => ({}) },
  'settings list': { input: () => ({}) },
  'settings show': { input: () => ({ group: 'site' }) },
  'settings schema': { input: () => ({ group: 'site' }) },
  'settings history': { input: () => ({ group: 'site' }) },
  'audit list': { input: () => ({ area: 'settings' }) },
  'audit show': { input: () => ({ id: 1 }) },
  'jobs list': { input: () => ({ failing: false }) },
  'jobs show': {
    input: async () => {
      await db.insert(jobState).values({ name: 'tried', everyMs: 10_000, failures: 1, lastError: 'Error: no table' })
      return { name: 'tried' }
    },
    seen: ({ json }) => expect(JSON.stringify(json)).toContain('no table'),
  },
  'jobs items': {
    input: async () => {
      const at = new Date()
      await db
        .insert(jobItem)
        .values({ job: 'tried', item: '17', failures: 1, lastError: 'no', failedAt: at, nextAt: at })
      return { name: 'tried' }
    },
    seen: ({ json }) => expect(JSON.stringify(json)).toContain('17'),
  },
  'jobs retry': { input: () => ({ name: 'tried', item: '17' }) },
  'jobs run': {
    input: () => ({ name: 'tried' }),
    seen: async () => expect(await createJobStates(db, systemClock).requested()).toContain('tried'),
  },
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
