import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createFundPasswords } from './fund-password.ts'
import {
  call,
  freshApp,
  inject,
  password,
  refusalOf,
  registered,
  trialToken,
  valueOf,
  type Answer,
} from '../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const { set, change, status } = contract.fundPassword
const first = '280416'
const input = (newFundPassword: string, loginPassword: string | undefined = password) => ({
  loginPassword,
  newFundPassword,
  confirmFundPassword: newFundPassword,
})
const changing = (token: string, fundPassword: string, newFundPassword = '951753') =>
  call(app, change, { fundPassword, newFundPassword, confirmFundPassword: newFundPassword }, { token })

let people = 0
async function person({ ready = true } = {}): Promise<string> {
  const token = await registered(app, `funded${++people}`)
  if (ready) valueOf(await call(app, set, input(first), { token }))
  return token
}

describe('the first fund password', () => {
  test('is set once, after the login password was entered again, by the rule', async () => {
    const token = await person({ ready: false })
    expect(valueOf<{ set: boolean }>(await call(app, status, {}, { token }))).toMatchObject({
      set: false,
      needsLoginPassword: true,
      rule: { patternId: 'digits' },
    })
    expect(refusalOf(await changing(token, first)).code).toBe('fund_password_missing')
    expect(refusalOf(await call(app, set, input(first, 'Wrong1234'), { token }))).toMatchObject({
      code: 'bad_credentials',
      field: 'loginPassword',
    })
    for (const bad of ['12345', 'abcdef', '111111', '123456', '987654']) {
      expect(refusalOf(await call(app, set, input(bad), { token }))).toMatchObject({
        code: 'field_invalid',
        field: 'newFundPassword',
      })
    }
    expect(
      refusalOf(await call(app, set, { ...input(first), confirmFundPassword: '280417' }, { token })).details,
    ).toEqual({ fields: { confirmFundPassword: { code: 'mismatch' } } })
    const both = await Promise.all([
      call(app, set, input(first), { token }),
      call(app, set, input('951753'), { token }),
    ])
    expect(both.map(({ status: code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(valueOf<{ set: boolean }>(await call(app, status, {}, { token })).set).toBe(true)
  })

  test('is not available to trial players', async () => {
    expect(refusalOf(await call(app, set, input(first), { token: await trialToken(app) })).code).toBe(
      'real_account_required',
    )
  })
})

describe('guesses', () => {
  test('of fifty at once five are checked, and then the right one is locked out too, for five minutes', async () => {
    const token = await person()
    const answers: Answer[] = []
    for (let batch = 0; batch < 4; batch++)
      answers.push(...(await Promise.all(Array.from({ length: 12 }, (_, at) => changing(token, `90000${at % 10}`)))))
    const codes = answers.map((answer) => refusalOf(answer).code)
    expect(codes.filter((code) => code === 'fund_password_wrong')).toHaveLength(4)
    expect(codes.filter((code) => code === 'locked')).toHaveLength(44)
    const locked = refusalOf(await changing(token, first))
    expect(locked).toMatchObject({ code: 'locked', field: 'fundPassword', retryAfterMs: 300_000 })
    clock.forward(299_000)
    expect(refusalOf(await changing(token, first)).code).toBe('locked')
    clock.forward(1000)
    valueOf(await changing(token, first))
  })

  test('return how many are left, and a right one resets them', async () => {
    const token = await person()
    for (const left of [4, 3, 2]) expect(refusalOf(await changing(token, '900000')).details).toEqual({ left })
    valueOf(await changing(token, first))
    expect(refusalOf(await changing(token, first)).details).toEqual({ left: 4 })
  })
})

test('the password of many calls at once is right for each of them', async () => {
  const token = await person()
  const same = await Promise.all(Array.from({ length: 10 }, () => changing(token, first, first)))
  expect(same.map((answer) => refusalOf(answer).code)).toEqual(Array.from({ length: 10 }, () => 'field_invalid'))
})

test('is checked without holding a lock', async () => {
  const token = await person()
  const { id } = valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token }))
  const right = async () => {
    await db.execute(sql`select from fund_password where member_id = ${id} for update nowait`)
    return true
  }
  const parts = { db, clock, settings: () => app.services.settings(), limiter: app.services.limiter }
  const guarded = createFundPasswords({
    ...parts,
    passwords: { verify: right, hash: async () => '', renewed: async () => undefined },
  })
  expect(await guarded.check({ memberId: id, way: 'password' }, first)).toMatch(/\$argon2id\$/)
})

test('is never accepted in the open, and not kept as text', async () => {
  const token = await person()
  const plain = await inject(app, {
    method: change.method,
    url: change.path,
    headers: { authorization: `Bearer ${token}` },
    payload: { fundPassword: first },
  })
  expect(refusalOf(plain).code).toBe('encryption_required')
  const { rows } = await db.$client.query<{ text: string }>('select f::text as text from fund_password f')
  expect(rows.length).toBeGreaterThan(0)
  for (const { text } of rows) expect(text).toMatch(/\$argon2id\$/)
  for (const { text } of rows) expect(text).not.toContain(first)
})

test('a remembered session enters its login password before it moves money', async () => {
  const token = await person()
  await db.$client.query(
    "update session set way = 'remember' where member_id = (select id from member where account = $1)",
    [`funded${people}`],
  )
  expect(refusalOf(await changing(token, first)).code).toBe('relogin_required')
})

test('a lock from before the clock was put back ends with it', async () => {
  const token = await person()
  const day = 86_400_000
  clock.forward(day)
  const { token: ahead } = valueOf(
    await call<{ token: string }>(app, contract.session.login, { username: `funded${people}`, password }),
  )
  for (let at = 0; at < 5; at++) await changing(ahead, '111222')
  expect(refusalOf(await changing(ahead, first)).code).toBe('locked')
  clock.forward(-day)
  valueOf(await changing(token, first))
})
