import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type SignedIn, call, freshApp, refusalOf, registration, valueOf } from '../../testing/inject.ts'
import { referralFixture } from './testing.fixture.ts'

// Who brings a friend, and whose line the friend joins.

const made = await freshApp()
const { app, db, owner, clock } = made
const { settingsStore } = app.services
const { inviter, member } = await referralFixture(made)

afterEach(() => settingsStore.write('modules', {}))

test('a code nobody has is refused; while the module is off codes of friends are unknown, and nothing is shown', async () => {
  const send = (referralCode: string) =>
    call<SignedIn>(app, contract.member.register, registration('uninvited1', { referralCode }))
  expect(refusalOf(await send('NOBODYHAS'))).toMatchObject({ code: 'invitation_code_error', field: 'referralCode' })
  const one = await inviter()
  await settingsStore.write('modules', { REFER3: false })
  expect(refusalOf(await send(one.code))).toMatchObject({ code: 'invitation_code_error' })
  await expect(one.details()).rejects.toThrow('function_not_available')
  // Without agents codes of friends are still taken.
  await settingsStore.write('modules', { AFFMAN3: false })
  valueOf(await send(one.code))
  expect(await one.friends()).toHaveLength(1)
})

test('a form that asks who invited takes a username or a code; nobody of that name is said at the field', async () => {
  const { fields } = settingsStore.current().register
  const named = { field: 'recommenderId', patternId: 'any', minLength: 4, maxLength: 32 } as const
  await settingsStore.write('register', { fields: [...fields, named] })
  try {
    const [one, other] = [await inviter(), await inviter()]
    const send = (recommenderId: string) =>
      call<SignedIn>(app, contract.member.register, registration('named000', { recommenderId }))
    const wrong = { code: 'invitation_code_error', field: 'recommenderId' }
    expect(refusalOf(await send('nobodyhere'))).toMatchObject(wrong)
    // An account for trying invites nobody.
    valueOf(await call<SignedIn>(app, contract.session.freePlay))
    const { rows } = await db.execute<{ account: string }>(sql`select account from member where type = 4`)
    expect(refusalOf(await send(rows[0]?.account ?? ''))).toMatchObject(wrong)
    await member({ recommenderId: one.account.toUpperCase() })
    await member({ recommenderId: one.code.toLowerCase() })
    await member({ recommenderId: one.account, referralCode: other.code })
    expect([await one.friends(), await other.friends()]).toMatchObject([{ length: 2 }, { length: 1 }])
    await settingsStore.write('modules', { REFER3: false })
    const { rules } = valueOf(await call<{ rules: { field: string }[] }>(app, contract.system.registerRules))
    expect(rules.map(({ field }) => field)).not.toContain('recommenderId')
  } finally {
    await settingsStore.write('register', {})
  }
})

test('visits of a link are counted, each address once a day; codes that nobody has are answered alike', async () => {
  const one = await member()
  const { code } = await one.details()
  const visit = async (of: string, ip: string) => {
    clock.forward(1000)
    return valueOf(await call(app, contract.agent.friendLink, { code: of }, { ip }))
  }
  await visit(code, '198.51.100.1')
  await visit(code.toLowerCase(), '198.51.100.1')
  await visit(code, '198.51.100.2')
  expect(await visit('NOBODY123', '198.51.100.3')).toEqual({})
  expect(await one.details()).toMatchObject({ visits: 2 })
  clock.forward(86_400_000)
  await visit(code, '198.51.100.1')
  expect(await one.details()).toMatchObject({ visits: 3 })
  const { rows } = await db.execute<{ visitor: string }>(sql`select visitor from referral_visit where code = ${code}`)
  expect(rows).toHaveLength(3)
  expect(rows.some(({ visitor }) => visitor.includes('198.51'))).toBe(false)
})

test('a friend joins the line of the inviter, or that of an inviter who is an agent', async () => {
  const agent = await inviter()
  await owner.execute(sql`update member set type = 1 where id = ${agent.id}`)
  const friend = await member({ referralCode: agent.code })
  const uplineOf = async (id: string) =>
    (await db.execute<{ id: string }>(sql`select upline_id as id from member where id = ${id}`)).rows[0]?.id
  expect(await uplineOf(friend.id)).toBe(agent.id)
  const { code } = await friend.details()
  expect(await uplineOf((await member({ referralCode: code })).id)).toBe(agent.id)
})
