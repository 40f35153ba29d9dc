import { contract } from '@brand/sdk/contract'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { captcha as captchas } from '../../../auth/challenges/schema.ts'
import { member } from '../../../auth/schema.ts'
import {
  call,
  freshApp,
  refusalOf,
  registered,
  registration,
  valueOf,
  type Answer,
  type SignedIn,
} from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const hour = 3_600_000
let people = 0
const name = () => `farmer${String(++people).padStart(4, '0')}`

/** Issues a captcha and sets its answer in the database. */
async function solved(): Promise<{ captcha: string; captchaId: string }> {
  const captchaId = `captcha-of-a-farm-${++people}`
  valueOf(await call(app, contract.system.captcha, { id: captchaId }, { ip: `10.8.${people >> 8}.${people & 255}` }))
  await db
    .update(captchas)
    .set({ answerHash: createHash('sha256').update(`${captchaId}:77777`).digest('hex') })
    .where(eq(captchas.id, captchaId))
  return { captcha: '77777', captchaId }
}
const open = (ip: string, more: object = {}, username = name()) =>
  call<SignedIn>(app, contract.member.register, registration(username, { ...more }), { ip })
const trial = (ip: string) => call<SignedIn>(app, contract.session.freePlay, {}, { ip })
const codes = (answers: Answer[]) => answers.map(({ body }) => (body.success ? 'ok' : body.code)).toSorted()

test('three accounts of an address are free; the fourth of a day requires a captcha, of another address it does not', async () => {
  const ip = '203.0.113.1'
  for (let at = 0; at < 3; at++) valueOf(await open(ip))
  expect(refusalOf(await open(ip))).toMatchObject({ code: 'captcha_required', details: { captchaRequired: true } })
  expect(refusalOf(await open(ip, { captcha: '1234', captchaId: 'no-such-captcha-id' })).code).toBe('captcha_wrong')
  valueOf(await open(ip, await solved()))
  expect(refusalOf(await open(ip)).code).toBe('captcha_required')
  valueOf(await open('203.0.113.2'))
  clock.forward(24 * hour)
  valueOf(await open(ip))
})

test('of forty at once without a captcha three are opened', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => open('203.0.113.3')))
  expect(codes(answers).filter((code) => code === 'ok')).toHaveLength(3)
  // Some were refused because password hashing was busy.
  expect(codes(answers).filter((code) => code !== 'ok' && code !== 'unavailable')).toContain('captcha_required')
})

test('twenty accounts of an address in a day, exactly, and the refusal states when there is room again', async () => {
  const ip = '203.0.113.4'
  for (let at = 0; at < 19; at++) valueOf(await open(ip, await solved()))
  const keys = [await solved(), await solved(), await solved()]
  const last = await Promise.all(keys.map((key) => open(ip, key)))
  expect(codes(last)).toEqual(['ok', 'register_limit', 'register_limit'])
  const refused = last.find(({ body }) => !body.success) as Answer
  expect([refused.status, refusalOf(refused).details]).toEqual([429, { most: 20 }])
  expect(refusalOf(refused).retryAfterMs).toBeGreaterThan(23 * hour)
  // Another login method does not bypass it.
  const byNumber = {
    mobileNum: '01733000001',
    countryDialingCode: '880',
    agreed: true,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    verificationCode: '000000',
  }
  expect(refusalOf(await call(app, contract.member.registerMobile, byNumber, { ip })).code).toBe('register_limit')
  clock.forward(24 * hour)
  valueOf(await open(ip))
})

test('names that are taken are revealed no faster than accounts are opened', async () => {
  await registered(app, 'takenname1')
  const ip = '203.0.113.5'
  const openTaken = (more: object = {}) => open(ip, more, 'TakenName1')
  for (let at = 0; at < 3; at++) expect(refusalOf(await openTaken()).code).toBe('username_taken')
  expect(refusalOf(await openTaken()).code).toBe('captcha_required')
  // It is not revealed without a proof of work either, or before the captcha is solved.
  expect(
    refusalOf(await call(app, contract.member.register, registration('TakenName1'), { ip, without: ['challenge'] }))
      .code,
  ).toBe('challenge_required')
  for (let at = 3; at < 20; at++) expect(refusalOf(await openTaken(await solved())).code).toBe('username_taken')
  expect(refusalOf(await openTaken(await solved())).code).toBe('register_limit')
  const parallel = await Promise.all(Array.from({ length: 12 }, () => open('203.0.113.6', {}, 'TakenName1')))
  expect(codes(parallel).filter((code) => code === 'username_taken')).toHaveLength(3)
})

test('ten trial accounts of an address in an hour, exactly, each for a proof of work', async () => {
  const ip = '203.0.113.7'
  expect(refusalOf(await call(app, contract.session.freePlay, {}, { ip, without: ['challenge'] })).code).toBe(
    'challenge_required',
  )
  const answers = await Promise.all(Array.from({ length: 14 }, () => trial(ip)))
  expect(codes(answers)).toEqual([...Array<string>(10).fill('ok'), ...Array<string>(4).fill('trial_limit')])
  const refused = refusalOf(answers.find(({ body }) => !body.success) as Answer)
  expect(refused.retryAfterMs).toBeGreaterThan(59 * 60_000)
  valueOf(await trial('203.0.113.8'))
  // One household can have a whole IPv6 prefix.
  for (let at = 0; at < 10; at++) valueOf(await trial(`2001:db8:7:7::${at + 1}`))
  expect(refusalOf(await trial('2001:db8:7:7:aaaa::1')).code).toBe('trial_limit')
  clock.forward(hour)
  valueOf(await trial(ip))
})

test('a trial does not use up the accounts, nor an account the trials', async () => {
  const ip = '203.0.113.9'
  for (let at = 0; at < 5; at++) valueOf(await trial(ip))
  for (let at = 0; at < 3; at++) valueOf(await open(ip))
})

test('rows that limits count are kept a day', async () => {
  const { sweepOrigins } = await import('./account-origins.ts')
  const { accountOrigin } = await import('../schema.ts')
  await sweepOrigins(db, new Date(clock.now().getTime() + 25 * hour))
  expect(await db.select().from(accountOrigin)).toEqual([])
  expect((await db.select().from(member)).length).toBeGreaterThan(0)
})
