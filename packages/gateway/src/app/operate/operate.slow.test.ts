import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { pgError } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { createApp } from '../app.ts'
import { command } from '../../server/command.ts'
import { runCommand } from './run.ts'
import { runner, terminal } from './testing.ts'

const { db, owner } = await freshDb()
const options = { db, loopDelay: () => 0, logLevel: 'silent' }
const apps = [await createApp(options), await createApp(options)]
afterAll(() => Promise.all(apps.map((app) => app.close())))
const within = { interval: 20 }
const statuses = () => Promise.all(apps.map(async (app) => (await app.inject(contract.games.lanes.path)).statusCode))

const [mitu, rafi, sumi, stranger] = ['mitu', 'rafi', 'sumi', 'nobody'].map((name) => runner(db, name)) as [
  ReturnType<typeof runner>,
  ReturnType<typeof runner>,
  ReturnType<typeof runner>,
  ReturnType<typeof runner>,
]
const actions = async () =>
  (
    await db.execute<{ id: number; operator: string; command: string; result: string; code: string | null }>(
      sql`select id::int, operator, command, result, code from operator_action order by id`,
    )
  ).rows

beforeAll(async () => {
  // There are no operators yet: a user with access to the database adds the first one, who is a manager.
  expect((await stranger('settings', 'list')).json).toMatchObject({ done: false, code: 'forbidden' })
  expect(await mitu('operators', 'add', { name: 'mitu', roles: ['viewer'] })).toMatchObject({
    code: 1,
    json: { message: 'there has to be a manager' },
  })
  expect((await mitu('operators', 'add', { name: 'mitu', roles: ['manager'] })).code).toBe(0)
  expect((await stranger('operators', 'add', { name: 'nobody', roles: ['manager'] })).json.code).toBe('forbidden')
  expect((await mitu('operators', 'add', { name: 'rafi', roles: ['support', 'viewer'] })).code).toBe(0)
  expect((await mitu('operators', 'add', { name: 'sumi', roles: ['viewer'] })).code).toBe(0)
})

test('a setting is shown, previewed, set, seen by every gateway within two seconds, and undone', async () => {
  expect((await rafi('settings', 'show', { group: 'maintenance' })).json.data).toEqual({ on: false })
  const preview = await mitu('settings', 'set', { group: 'maintenance', path: 'on', value: true }, ['--preview'])
  expect(preview.json).toMatchObject({
    done: true,
    preview: true,
    changes: [{ path: 'on', before: false, after: true }],
  })
  expect(await statuses()).toEqual([200, 200])
  expect((await mitu('settings', 'set', { group: 'maintenance', path: 'on', value: true })).code).toBe(0)
  await expect.poll(statuses, within).toEqual([503, 503])
  const undone = await mitu('settings', 'undo', { group: 'maintenance' })
  expect(undone.json.changes).toEqual([{ path: 'on', before: true, after: false }])
  await expect.poll(statuses, within).toEqual([200, 200])
  // Undoing an undo restores the change.
  await mitu('settings', 'undo', { group: 'maintenance' })
  await expect.poll(statuses, within).toEqual([503, 503])
  expect((await mitu('settings', 'set', { group: 'maintenance', value: {} })).code).toBe(0)
  await expect.poll(statuses, within).toEqual([200, 200])
})

test('unknown groups, keys, paths and values out of range are refused, each named with what is allowed', async () => {
  const cases: [object, string, string][] = [
    [{ group: 'no', value: 1 }, 'group', 'must be one of site, '],
    [{ group: 'login', path: 'no', value: 1 }, 'no', 'is not known; there are captchaFromFailure, '],
    [{ group: 'login', path: 'maxFailures', value: 'many' }, 'maxFailures', 'must be a number'],
    [{ group: 'withdraw', value: { mostAccounts: 0 } }, 'mostAccounts', 'must be at least 1'],
    [{ group: 'withdraw', path: 'methods.0.kind', value: 'X' }, 'methods.0.kind', 'must be one of BANK, WALLET'],
    [{ group: 'region', value: { blockedIps: ['x'] } }, 'blockedIps.0', 'is refused: an address or CIDR range'],
    [{ group: 'login', path: 'windowMinutes', value: -1 }, 'windowMinutes', 'must be at least 1'],
    [{ group: 'login', path: 'lockMinutes', value: 1e9 }, 'lockMinutes', 'must be at most 10080'],
    [{ group: 'login', path: 'maxFailures', value: 2.5 }, 'maxFailures', 'must be a whole number'],
    [{ group: 'withdraw', path: 'methods.99999999.min', value: 1 }, 'methods.99999999', 'is no entry of the list; 2'],
    [{ group: 'withdraw', path: 'methods.length', value: 9 }, 'methods.length', 'is no entry of the list; 2'],
    [{ group: 'login', path: '__proto__.x', value: 1 }, '__proto__', 'is not known; there are captchaFromFailure, '],
    [{ group: 'site', path: 'resources.constructor.url', value: '/' }, 'resources.constructor', 'is not known'],
    [{ group: 'login', value: JSON.parse('{"__proto__": {}}') }, '__proto__', 'is not known; there are'],
    [{ group: 'site', path: 'mainDomain', value: 'https://a@evil.example' }, 'mainDomain', 'is refused: a host or'],
    [{ group: 'site', path: 'timeZone', value: '+06:00' }, 'timeZone', 'is refused: a time zone like Asia/Dhaka'],
    [{ group: 'login' }, 'value', 'is missing'],
    [{ group: 'login', value: {}, more: 1 }, 'more', 'is not known; there are group, path, value'],
  ]
  for (const [input, path, message] of cases) {
    const { code, json } = await mitu('settings', 'set', input)
    expect([code, json.code]).toEqual([2, 'validation'])
    expect(json.faults).toEqual([{ path, message: expect.stringContaining(message) as string }])
  }
})

test('an entry can be added at the end of a list by its path', async () => {
  await mitu('settings', 'set', { group: 'region', path: 'blockedIps.0', value: '198.51.100.7' })
  await mitu('settings', 'set', { group: 'region', path: 'blockedIps.1', value: '198.51.100.8' })
  const { data } = (await mitu('settings', 'show', { group: 'region', path: 'blockedIps' })).json
  expect(data).toEqual(['198.51.100.7', '198.51.100.8'])
  await mitu('settings', 'set', { group: 'region', value: {} })
})

test('a path into a list that was never written keeps the rest of the list', async () => {
  await mitu('settings', 'set', { group: 'withdraw', path: 'methods.1.min', value: 200_00 })
  const { data } = (await mitu('settings', 'show', { group: 'withdraw', path: 'methods' })).json
  expect(data).toMatchObject([
    { methodId: 'bank', min: 500_00 },
    { methodId: 'wallet', min: 200_00 },
  ])
  await mitu('settings', 'undo', { group: 'withdraw' })
})

test('the history has manual changes as well, never a secret, and can be restored from', async () => {
  await db.execute(sql`insert into setting values ('login', '{"maxFailures": 7}')`)
  await mitu('settings', 'set', { group: 'login', path: 'maxFailures', value: 8 })
  await db.execute(sql`update setting set value = '{"maxFailures": 8}' where key = 'login'`)
  await db.execute(sql`delete from setting where key = 'login'`)
  interface Version {
    id: number
    value: unknown
    by: string | null
  }
  const history = (await mitu('settings', 'history', { group: 'login' })).json.data as Version[]
  expect(history.map(({ value, by }) => [value, by])).toEqual([
    [null, null],
    [{ maxFailures: 8 }, 'mitu'],
    [{ maxFailures: 7 }, null],
  ])
  await mitu('settings', 'undo', { group: 'login', to: history[2]?.id })
  expect((await mitu('settings', 'show', { group: 'login', path: 'maxFailures' })).json.data).toBe(7)
  expect((await mitu('settings', 'undo', { group: 'login', to: 999_999 })).json.code).toBe('not_found')
  const { rows } = await db.execute(sql`select key from setting_version where key !~ '^[A-Za-z]+$'`)
  expect(rows).toEqual([])
})

test('a version that no longer fits is not restored, and the reason is returned', async () => {
  await db.execute(sql`insert into setting values ('upline', '{"minMinor": -5}')`)
  await db.execute(sql`update setting set value = '{}' where key = 'upline'`)
  const { code, json } = await mitu('settings', 'undo', { group: 'upline' })
  expect([code, json.message]).toEqual([1, 'that version of upline no longer fits: minMinor must be at least 1'])
})

test('after any sets and undos, the settings are those of before', async () => {
  const number = fc.integer({ min: 1, max: 50 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ path: fc.constantFrom('maxFailures', 'lockMinutes'), value: number })),
      async (steps) => {
        const shown = async () => (await mitu('settings', 'show', { group: 'login' })).json.data
        const states = [await shown()]
        for (const step of steps) {
          const { json } = await mitu('settings', 'set', { group: 'login', ...step })
          // Setting a value that is already set creates no version.
          if (json.changes.length > 0) states.push(await shown())
        }
        const last = states.length - 1
        if (last === 0) return
        await mitu('settings', 'undo', { group: 'login' })
        expect(await shown()).toEqual(states[last - 1])
        await mitu('settings', 'undo', { group: 'login' })
        expect(await shown()).toEqual(states[last])
      },
    ),
    { numRuns: 8 },
  )
})

test('roles: managers do everything, others what names their role, and there is always a manager', async () => {
  const set = { group: 'login', path: 'maxFailures', value: 9 }
  expect((await rafi('settings', 'set', set)).json.message).toBe('rafi is support, viewer; settings set is for manager')
  expect((await sumi('settings', 'history', { group: 'login' })).code).toBe(0)
  expect((await sumi('audit', 'list')).json.code).toBe('forbidden')
  expect((await mitu('operators', 'add', { name: 'rafi', roles: ['cashier'] })).json.message).toBe(
    'rafi is an operator already',
  )
  expect((await mitu('operators', 'remove', { name: 'mitu' })).json.message).toBe('there has to be a manager')
  expect((await mitu('operators', 'roles', { name: 'mitu', roles: ['viewer'] })).json.message).toBe(
    'there has to be a manager',
  )
  expect((await mitu('operators', 'roles', { name: 'sumi', roles: ['manager'] })).code).toBe(0)
  expect((await mitu('operators', 'remove', { name: 'sumi' })).code).toBe(0)
  expect((await sumi('settings', 'list')).json.code).toBe('forbidden')
  const { data } = (await mitu('operators', 'list')).json
  expect(data).toMatchObject([
    { name: 'mitu' },
    { name: 'rafi' },
    { name: 'sumi', removedAt: expect.any(String) as string },
  ])
})

test('the name of a removed operator is never given again', async () => {
  const { code, json } = await mitu('operators', 'add', { name: 'sumi', roles: ['viewer'] })
  expect([code, json.code, json.message]).toEqual([
    1,
    'username_taken',
    'sumi was an operator, and the history keeps the name',
  ])
  expect((await mitu('operators', 'roles', { name: 'sumi', roles: ['viewer'] })).json.code).toBe('not_found')
  expect((await sumi('settings', 'list')).json.code).toBe('forbidden')
})

test('the audit keeps no name of a field that does not exist, at any depth, nor long or confidential texts', async () => {
  const before = await actions()
  const inputOf = async () => {
    const [last] = (await actions()).slice(-1)
    return ((await mitu('audit', 'show', { id: last?.id })).json.data as { input: unknown }).input
  }
  await mitu(
    'settings',
    'set',
    JSON.parse('{"group": "login", "value": {}, "Rina Akter": 1, "__proto__": 1, "constructor": 2}'),
  )
  expect(await inputOf()).toEqual({ group: 'login', value: {} })
  const text = { title: 'Tonight', text: 'x'.repeat(5000), 'Rina Akter': 1 }
  await mitu('announcements', 'add', { type: 'B', texts: { en: text } })
  const kept = JSON.stringify(await inputOf())
  expect(kept).toContain('5000 characters')
  await mitu('banners', 'add', { id: 'x', target: { kind: 'LINK', url: 'x', 'Rina Akter': 1 }, 'Rina Akter': 'x' })
  expect(await inputOf()).toEqual({ id: 'x', target: { kind: 'LINK', url: 'x' } })
  await mitu('feedback', 'answer', { feedbackNo: 'F1', text: 'a secret', 'Rina Akter': '' })
  expect(await inputOf()).toEqual({ feedbackNo: 'F1', text: '•••' })
  const { rows } = await db.execute<{ input: string }>(
    sql`select input::text as input from operator_action where id > ${before.at(-1)?.id ?? 0}`,
  )
  expect(rows.filter(({ input }) => /__proto__|constructor|a secret/.test(input))).toEqual([])
})

test('every attempt that was allowed is in the audit, with its change, and its rows cannot be changed', async () => {
  const before = await actions()
  await stranger('settings', 'set', { group: 'login', value: {} })
  await mitu('settings', 'set', { group: 'login', value: { maxFailures: 3 } }, ['--preview'])
  expect(await actions()).toEqual(before)
  await mitu('settings', 'set', { group: 'login', value: { maxFailures: 4 } })
  await mitu('settings', 'set', { group: 'login', value: { maxFailures: 'x' } })
  await mitu('settings', 'undo', { group: 'login', to: 999_999 })
  await rafi('settings', 'show', { group: 'login' })
  const fresh = (await actions()).slice(before.length)
  expect(fresh.map(({ operator, command, result, code }) => [operator, command, result, code])).toEqual([
    ['mitu', 'set', 'done', null],
    ['mitu', 'set', 'wrong_input', 'validation'],
    ['mitu', 'undo', 'refused', 'not_found'],
    ['rafi', 'show', 'done', null],
  ])
  const whole = (await mitu('audit', 'show', { id: fresh[0]?.id })).json.data
  expect(whole).toMatchObject({
    operator: 'mitu',
    roles: ['manager'],
    input: { group: 'login', value: { maxFailures: 4 } },
    after: { maxFailures: 4 },
  })
  for (const statement of [
    'update operator_action set operator = $1',
    'delete from operator_action where $1 <> $1',
    'delete from operator_action where operator = $1',
  ])
    await expect(db.$client.query(statement, ['mitu'])).rejects.toMatchObject({ code: '42501' })
  for (const statement of [
    'update operator_action set operator = operator',
    'delete from operator_action',
    'truncate operator_action',
    'delete from setting_version',
  ])
    await expect(
      owner.execute(sql.raw(statement)).catch((error: unknown) => {
        throw new Error(pgError(error)?.message)
      }),
    ).rejects.toThrow('is append-only')
})

test('a line break that somebody wrote does not look like a line of its own', async () => {
  const listing = command({
    name: 'list',
    summary: 'Lists.',
    input: z.object({}),
    role: 'viewer',
    effect: 'read',
    example: {},
    run: async () => ({ text: ['F1: hello\nF2: forged', 'F3'] }),
  })
  expect(await runCommand(db, { area: 'feedback', command: listing, input: {}, operator: 'mitu' })).toMatchObject({
    text: 'F1: hello\\u000aF2: forged\nF3',
  })
})

test('the audit is read by filters, page by page', async () => {
  const all = (await actions()).toReversed()
  const mine = all.filter(({ operator, result }) => operator === 'mitu' && result === 'done')
  const seen: number[] = []
  let before: number | null = null
  do {
    const { json } = await mitu('audit', 'list', {
      operator: 'mitu',
      result: 'done',
      limit: 3,
      ...(before && { before }),
    })
    const page = json.data as { list: { id: number }[]; next: number | null }
    seen.push(...page.list.map(({ id }) => id))
    before = page.next
  } while (before !== null)
  const existing = new Set(all.map(({ id }) => id))
  expect(seen.filter((id) => existing.has(id))).toEqual(mine.map(({ id }) => id))
  const none = await mitu('audit', 'list', { since: '2100-01-01T00:00:00Z' })
  expect(none.json.data).toEqual({ list: [], next: null })
})

test('a file is read as an editor saved it, with a byte-order mark or as UTF-16', async () => {
  const type = terminal(db, 'mitu')
  const json = '{"group":"login","path":"maxFailures","value":12}'
  const folder = mkdtempSync(join(tmpdir(), 'operate-'))
  const utf16 = Buffer.from(`\uFEFF${json}`, 'utf16le')
  const files = { utf8: Buffer.from(`\uFEFF${json}`), utf16le: utf16, utf16be: Buffer.from(utf16).swap16() }
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, name), bytes)
    const read = await type(['settings', 'set', '--preview', '--input', join(folder, name)])
    expect([name, read.code, read.text]).toEqual([name, 0, expect.stringContaining('→ 12')])
  }
  expect((await type(['settings', 'set', '--preview', '--input', '-'], `\uFEFF${json}`)).code).toBe(0)
  rmSync(folder, { recursive: true })
})

test('typed by hand: fields by name, files, exit codes, and faults named by field', async () => {
  const type = terminal(db, 'mitu')
  expect((await type([])).text).toContain('settings')
  expect((await type(['settings'])).text).toContain('undo')
  expect((await type(['settings', 'set', '--help'])).text).toContain('--path')
  expect(await type(['no'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('there are accounts, agents, ') as string,
  })
  expect(await type(['settings', 'no'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('there are list, ') as string,
  })
  expect(await type(['settings', 'show', '--no', 'x'])).toMatchObject({
    code: 2,
    errors: expect.stringContaining('--no is not known') as string,
  })
  expect(await type(['settings', 'show', '--group'])).toMatchObject({ code: 2, errors: '--group has no value' })
  expect(await type(['settings', 'show', 'login'])).toMatchObject({ code: 2 })
  expect(await type(['settings', 'set', '--input', '/no/such'])).toMatchObject({
    code: 2,
    errors: '--input cannot be read from /no/such',
  })
  expect(await type(['settings', 'set', '--input', '-'], '[1]')).toMatchObject({
    code: 2,
    errors: '--input must be an object',
  })
  const set = await type(['settings', 'set', '--group', 'login', '--path=maxFailures', '--value', '11'])
  expect(set.text).toContain('maxFailures: 4 → 11')
  expect(await type(['settings', 'show', '--group', 'login', '--as', 'nobody'])).toMatchObject({ code: 1 })
  const described = JSON.parse((await type(['--json'])).text) as { areas: { area: string }[] }
  expect(described.areas.map(({ area }) => area)).toEqual(expect.arrayContaining(['audit', 'operators', 'settings']))
})
