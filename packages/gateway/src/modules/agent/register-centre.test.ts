import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { rgMember } from '../responsible-gaming/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import { call, freshApp, refusalOf, registered, registration, valueOf, type SignedIn } from '../../testing/inject.ts'
import { idOf } from '../records/testing.ts'
import { ratesOf, setRates } from './rates.ts'

const { app, db, clock } = await freshApp()
const { create, find, renewPassword, links, createLink, deleteLink, linkMembers } = contract.registerCentre
const timeZone = app.services.settings().site.timeZone
let people = 0

interface Made {
  account: string
  kind: string
  password: string | null
  passwordUntil: string
}
interface Link {
  code: string
  url: string
  visits: number
  registrations: number
  active: number
  expired: boolean
}
type LinksPage = { list: Link[]; totalCount: number; most: number }

/** An agent with rates of 0.8 % for slots and 0.5 % for live games. */
async function agent() {
  const account = `regagent${++people}`
  const token = await registered(app, account)
  const id = await idOf(db, account)
  await db.update(member).set({ type: 1 }).where(eq(member.id, id))
  await transact(db, (tx) =>
    setRates(tx, { memberId: id, rates: { RNG: 8000, LIVE: 5000 }, fromDay: today(), setBy: 'test', now: clock.now() }),
  )
  return { account, token, id }
}
const today = () => dayOf(clock.now(), timeZone)
const name = () => `newcomer${++people}`
const make = ({ token }: { token: string }, input: object = {}, ip?: string) =>
  call<Made>(
    app,
    create,
    { kind: 'AGENT', username: name(), agreed: true, idempotencyKey: randomUUID(), ...input },
    { token, ...(ip && { ip }) },
  )
const login = (username: string, password: string | null, portal = 'agent') =>
  call<SignedIn & { mustChangePassword: boolean }>(app, contract.session.login, { username, password, portal })
const linksOf = async ({ token }: { token: string }) => valueOf(await call<LinksPage>(app, links, {}, { token }))
const resolve = (code: string, ip: string) => {
  clock.forward(1100)
  return call<{ affiliateCode: string }>(app, contract.agent.affiliate, { code }, { ip })
}

test('an agent makes an account of the own line, whose password has to be changed at the first login', async () => {
  const top = await agent()
  const made = valueOf(
    await make(top, { username: 'Firstborn1', rates: [{ gameType: 'RNG', rate: '0.6' }], remark: 'met in Sylhet' }),
  )
  expect(made).toMatchObject({ account: 'Firstborn1', kind: 'AGENT', password: expect.stringMatching(/^\w{16}$/) })
  const [row] = await db.select().from(member).where(eq(member.account, 'Firstborn1'))
  expect(row).toMatchObject({ type: 1, uplineId: top.id, mustChangePassword: true })
  expect(await ratesOf(db, row?.id ?? '', today())).toMatchObject({ RNG: 6000, LIVE: 0 })
  const { rows } = await db.execute(sql`select remark from downline_remark where agent_id = ${top.id}`)
  expect(rows).toEqual([{ remark: 'met in Sylhet' }])

  const first = valueOf(await login('Firstborn1', made.password))
  expect(first).toMatchObject({ mustChangePassword: true })
  const balance = () => call(app, contract.wallet.balance, {}, { token: first.token })
  expect(refusalOf(await balance()).code).toBe('must_change_password')
  const changed = await call<SignedIn>(
    app,
    contract.password.change,
    { oldPassword: made.password, newPassword: 'Monsoon42', confirmNewPassword: 'Monsoon42' },
    { token: first.token },
  )
  expect(changed.status).toBe(200)
  expect(refusalOf(await login('Firstborn1', made.password)).code).toBe('bad_credentials')
  expect(valueOf(await login('Firstborn1', 'Monsoon42'))).toMatchObject({ mustChangePassword: false })
  expect(await checkInvariants(db)).toEqual([])
})

test('a lost answer makes no second account, and a repeat shows the password, which is stored nowhere', async () => {
  const top = await agent()
  const asked = { username: name(), idempotencyKey: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(top, asked)))
  const made = answers.map(valueOf)
  expect(new Set(made.map(({ password }) => password)).size).toBe(1)
  const found = (token: string, idempotencyKey = asked.idempotencyKey) =>
    call<Made>(app, find, { idempotencyKey }, { token })
  expect(valueOf(await found(top.token))).toEqual(made[0])
  expect(await db.$count(member, eq(member.account, asked.username))).toBe(1)
  // The key is another agent's, or another body.
  expect(refusalOf(await found((await agent()).token)).code).toBe('not_found')
  expect(refusalOf(await make(top, { ...asked, username: name() })).code).toBe('idempotency_conflict')

  const secrets = [made[0]?.password ?? '', asked.idempotencyKey]
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(relname) as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`,
  )
  for (const table of tables) {
    const { rows } = await db.execute<{ found: boolean }>(
      sql`select exists (select from ${sql.raw(table.name)} t where ${sql.join(
        secrets.map((secret) => sql`strpos(t::text, ${secret}) > 0`),
        sql` or `,
      )}) as found`,
    )
    expect([table.name, rows[0]?.found]).toEqual([table.name, false])
  }

  clock.forward(72 * 3_600_000 + 1000)
  expect(refusalOf(await login(asked.username, made[0]?.password ?? '')).code).toBe('bad_credentials')
  const again = await login(top.account, 'Secret123', 'player')
  expect(valueOf(await found(valueOf(again).token))).toMatchObject({ account: asked.username, password: null })
})

test('an initial password is made anew until one is chosen: the one before, its sessions and its key end', async () => {
  const top = await agent()
  const other = await agent()
  const asked = { username: name(), idempotencyKey: randomUUID() }
  const made = valueOf(await make(top, asked))
  const renew = (by: { token: string }, idempotencyKey: string = randomUUID(), account = asked.username) =>
    call<Made>(app, renewPassword, { account, idempotencyKey }, { token: by.token })

  // It has expired unused.
  clock.forward(72 * 3_600_000 + 1000)
  const back = valueOf(await login(top.account, 'Secret123', 'player'))
  const key = randomUUID()
  const answers = (await Promise.all(Array.from({ length: 4 }, () => renew(back, key)))).map(valueOf)
  const [anew] = answers
  expect(new Set(answers.map(({ password }) => password)).size).toBe(1)
  expect(anew?.password).not.toBe(made.password)
  expect(Date.parse(anew?.passwordUntil ?? '')).toBe(clock.now().getTime() + 72 * 3_600_000)
  expect(refusalOf(await login(asked.username, made.password)).code).toBe('bad_credentials')
  const opened = valueOf(await login(asked.username, anew?.password ?? ''))
  expect(refusalOf(await renew(back, key, top.account)).code).toBe('not_in_team')
  expect(valueOf(await call<Made>(app, find, { idempotencyKey: key }, { token: back.token }))).toEqual(anew)
  expect(refusalOf(await call(app, find, { idempotencyKey: asked.idempotencyKey }, { token: back.token })).code).toBe(
    'not_found',
  )

  // Lost a second time: the session of the one before ends.
  const last = valueOf(await renew(back))
  expect(refusalOf(await call(app, contract.member.info, {}, { token: opened.token })).code).toBe('session_revoked')
  const person = valueOf(await login(asked.username, last.password))
  valueOf(
    await call(
      app,
      contract.password.change,
      { oldPassword: last.password, newPassword: 'Monsoon42', confirmNewPassword: 'Monsoon42' },
      { token: person.token },
    ),
  )
  expect(refusalOf(await renew(back)).code).toBe('password_chosen')
  const stranger = valueOf(await login(other.account, 'Secret123', 'player'))
  expect(refusalOf(await renew(stranger)).code).toBe('not_in_team')
  expect(valueOf(await login(asked.username, 'Monsoon42'))).toMatchObject({ mustChangePassword: false })
})

test('wrong names, taken names, rates above the own and accounts beyond the day are refused', async () => {
  const top = await agent()
  const refused = async (input: object) => refusalOf(await make(top, input))
  expect(await refused({ username: '1ab' })).toMatchObject({ code: 'field_invalid', field: 'username' })
  expect(await refused({ username: top.account.toUpperCase() })).toMatchObject({
    code: 'username_taken',
    field: 'username',
  })
  expect((await refused({ agreed: false })).code).toBe('terms_required')
  expect(
    await refused({
      rates: [
        { gameType: 'RNG', rate: '0.8' },
        { gameType: 'LIVE', rate: '0.5001' },
        { gameType: 'FISH', rate: '0.1' },
      ],
    }),
  ).toMatchObject({
    code: 'rate_above_own',
    field: 'rates.LIVE',
    details: { fields: { 'rates.LIVE': { most: '0.5' }, 'rates.FISH': { most: '0' } } },
  })
  expect(
    (
      await refused({
        rates: [
          { gameType: 'RNG', rate: '0.1' },
          { gameType: 'RNG', rate: '0.2' },
        ],
      })
    ).code,
  ).toBe('validation')
  await app.services.settingsStore.write('agent', { accountsPerDay: 3 })
  const many = await Promise.all(Array.from({ length: 6 }, () => make(top, { kind: 'PLAYER' })))
  expect(many.filter(({ status }) => status === 200)).toHaveLength(3)
  for (const answer of many.filter(({ status }) => status !== 200))
    expect(refusalOf(answer)).toMatchObject({ code: 'downline_limit', details: { most: 3 } })
  await app.services.settingsStore.write('agent', {})
  const player = valueOf(many.find(({ status }) => status === 200) ?? many[0]!)
  expect(refusalOf(await login(player.account, player.password)).code).toBe('error_not_agent')
  expect(refusalOf(await make({ token: await registered(app, name()) })).code).toBe('forbidden')
})

test('taken names cannot be probed without end', async () => {
  const top = await agent()
  await app.services.settingsStore.write('register', { takenPerDay: 2 })
  const probe = async () => refusalOf(await make(top, { username: top.account }, '198.51.100.77')).code
  expect([await probe(), await probe(), await probe()]).toEqual(['username_taken', 'username_taken', 'register_limit'])
  await app.services.settingsStore.write('register', {})
})

test('whoever registers with a link is of the line, with the type and the rates of the link', async () => {
  const top = await agent()
  const made = valueOf(
    await call<Link>(
      app,
      createLink,
      { kind: 'AGENT', rates: [{ gameType: 'LIVE', rate: '0.4' }], channel: 'Facebook', validDays: 7 },
      { token: top.token },
    ),
  )
  expect(made).toMatchObject({ visits: 0, rates: [{ gameType: 'LIVE', rate: '0.4' }], channel: 'Facebook' })
  expect(made.url).toContain(`/register?affiliateCode=${made.code}`)
  expect(
    refusalOf(
      await call(app, createLink, { kind: 'PLAYER', rates: [{ gameType: 'LIVE', rate: '0.6' }] }, { token: top.token }),
    ).code,
  ).toBe('rate_above_own')

  // By link and typed, in any case.
  const [byLink, typed, resting] = [name(), name(), name()]
  const register = (username: string, more: object) =>
    call<SignedIn>(app, contract.member.register, registration(username, { ...more }))
  valueOf(await register(byLink, { affiliateCode: made.code }))
  clock.forward(5)
  valueOf(await register(typed, { referralCode: made.code.toLowerCase() }))
  clock.forward(5)
  valueOf(await register(resting, { affiliateCode: made.code }))
  const [row] = await db.select().from(member).where(eq(member.account, typed))
  expect(row).toMatchObject({ type: 1, uplineId: top.id, invitation: made.code })
  expect(await ratesOf(db, row?.id ?? '', today())).toMatchObject({ LIVE: 4000, RNG: 0 })

  // Active: enough valid bet within the days.
  await db.execute(sql`
    insert into settlement_day (member_id, asset, day, game_type, rounds, stake, valid_bet, win) values
      (${row?.id}, 'BDT', ${today()}, 'RNG', 1, 10000, 10000, 0),
      (${await idOf(db, byLink)}, 'BDT', ${today()}, 'RNG', 1, 10000, 9999, 0)`)
  // Who takes a break is left out of the list, and nothing says so.
  await db
    .insert(rgMember)
    .values({ memberId: await idOf(db, resting), timeoutUntil: new Date(clock.now().getTime() + 3_600_000) })
  expect((await linksOf(top)).list).toMatchObject([{ code: made.code, registrations: 3, active: 1, expired: false }])
  type People = { list: { account: string; active: boolean }[]; next: string | null }
  const peopleOf = async (input: object = {}, { token } = top) =>
    call<People>(app, linkMembers, { code: made.code, ...input }, { token })
  const first = valueOf(await peopleOf({ pageSize: 1 }))
  expect(first.list).toMatchObject([{ account: expect.stringMatching(/^ne\*\*\*\d$/), active: true }])
  const second = valueOf(await peopleOf({ pageSize: 1, after: first.next }))
  expect(second).toMatchObject({ list: [{ active: false }], next: null })
  // A link of another agent is like none.
  const other = await agent()
  const bytes = ({ status, body }: { status: number; body: object }) =>
    JSON.stringify([status, { ...body, requestId: undefined }])
  expect(bytes(await peopleOf({}, other))).toBe(bytes(await peopleOf({ code: 'NOSUCH12' }, other)))
  const remove = (code: string, { token } = top) => call(app, deleteLink, { code }, { token })
  expect(bytes(await remove(made.code, other))).toBe(bytes(await remove('NOSUCH12', other)))

  clock.forward(7 * 86_400_000)
  top.token = valueOf(await login(top.account, 'Secret123')).token
  expect((await linksOf(top)).list).toMatchObject([{ expired: true }])
  expect(refusalOf(await register(name(), { affiliateCode: made.code })).code).toBe('invitation_code_error')
  expect((await remove(made.code)).status).toBe(200)
  expect(refusalOf(await remove(made.code)).code).toBe('not_found')
  expect(await linksOf(top)).toMatchObject({ list: [], totalCount: 0 })
  expect((await db.select().from(member).where(eq(member.account, typed)))[0]?.uplineId).toBe(top.id)
})

test('a visitor is counted once a day, and a link no further than a day allows', async () => {
  const top = await agent()
  const { code } = valueOf(await call<Link>(app, createLink, { kind: 'PLAYER' }, { token: top.token }))
  const visits = async () => (await linksOf(top)).list.find((one) => one.code === code)?.visits
  valueOf(await resolve(code, '198.51.100.1'))
  valueOf(await resolve(code.toLowerCase(), '198.51.100.1'))
  expect(await visits()).toBe(1)
  valueOf(await resolve(code, '198.51.100.2'))
  expect(await visits()).toBe(2)
  const { rows } = await db.execute<{ visitor: string }>(sql`select visitor from affiliate_visit where code = ${code}`)
  expect(rows.some(({ visitor }) => visitor.includes('198.51'))).toBe(false)
  await app.services.settingsStore.write('agent', { visitsPerDay: 3 })
  for (const n of [3, 4, 5]) valueOf(await resolve(code, `198.51.100.${n}`))
  expect(await visits()).toBe(3)
  await app.services.settingsStore.write('agent', {})
  clock.forward(86_400_000)
  valueOf(await resolve(code, '198.51.100.1'))
  top.token = valueOf(await login(top.account, 'Secret123')).token
  expect(await visits()).toBe(4)
  expect(refusalOf(await resolve('NOSUCH12', '198.51.100.1')).code).toBe('invitation_code_error')
})

test('an agent has so many links at once', async () => {
  const top = await agent()
  await app.services.settingsStore.write('agent', { links: 2 })
  const made = await Promise.all(
    Array.from({ length: 4 }, () => call<Link>(app, createLink, { kind: 'PLAYER' }, { token: top.token })),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(2)
  for (const answer of made.filter(({ status }) => status !== 200)) expect(refusalOf(answer).code).toBe('link_limit')
  expect(await linksOf(top)).toMatchObject({ most: 2, totalCount: 2 })
  await app.services.settingsStore.write('agent', {})
})
