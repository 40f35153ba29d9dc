import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loginFailure } from '../../db/schema/index.ts'
import { call, freshApp, refusalOf, registered } from '../../testing.inject.ts'
import { createLockout } from './lockout.ts'

const { app, db } = await freshApp()
const { house } = app
const wrong = (username: string, ip: string) =>
  call(app, contract.session.login, { username, password: 'Wrong1234' }, { ip })

test("attempts of the same moment settle their own count, not each other's", async () => {
  const moment = new Date()
  const lockout = createLockout(db, { now: () => moment }, () => house.settings(), house.captchas)
  const attempt = (ip: string) => ({ account: 'moment01', ip })
  await Promise.all([
    lockout.guard(attempt('198.51.100.1'), async (verdict) => verdict.failed()),
    lockout.guard(attempt('198.51.100.2'), async (verdict) => verdict.failed()),
    lockout.guard(attempt('198.51.100.3'), async (verdict) => verdict.forget()),
  ])
  const counted = await db
    .select({ ip: loginFailure.ip })
    .from(loginFailure)
    .where(eq(loginFailure.accountKey, 'moment01'))
  expect(counted.map(({ ip }) => String(ip)).toSorted()).toEqual(['198.51.100.1', '198.51.100.2'])
})

test('of parallel guesses of one address at many names exactly as many are looked at as may fail', async () => {
  await house.settingsStore.write('login', { failuresPerIp: 6 })
  for (let n = 0; n < 2; n++) await wrong(`early${n}`, '198.51.100.9')
  const codes = await Promise.all(
    Array.from({ length: 16 }, (_, n) => wrong(`spray${n}`, '198.51.100.9').then((answer) => refusalOf(answer).code)),
  )
  await house.settingsStore.write('login', {})
  expect(codes.toSorted()).toEqual([
    ...Array<string>(4).fill('bad_credentials'),
    ...Array<string>(12).fill('rate_limited'),
  ])
})

test('fifty parallel guesses at one account: three before the captcha, and one answer for each of the rest', async () => {
  await registered(app, 'fifty001')
  const codes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => wrong('fifty001', `198.51.101.${n}`).then((answer) => refusalOf(answer).code)),
  )
  expect(codes.toSorted()).toEqual([
    ...Array<string>(3).fill('bad_credentials'),
    ...Array<string>(47).fill('captcha_required'),
  ])
})
