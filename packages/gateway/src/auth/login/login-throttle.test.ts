import { contract } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { loginFailure } from './schema.ts'
import { rowsReadBy } from '../../testing/rows.ts'
import { call, freshApp, password, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { createLoginThrottle } from './login-throttle.ts'

const { app, db, owner, clock } = await freshApp()
const { services } = app
const wrong = (username: string, ip: string) =>
  call(app, contract.session.login, { username, password: 'Wrong1234' }, { ip })

test("attempts at the same time settle their own count, not each other's", async () => {
  const moment = new Date()
  const lockout = createLoginThrottle(db, { now: () => moment }, () => services.settings(), services.captchas)
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

test('of parallel guesses of one address at many names exactly as many are checked as may fail', async () => {
  await services.settingsStore.write('login', { failuresPerIp: 6 })
  for (let n = 0; n < 2; n++) await wrong(`early${n}`, '198.51.100.9')
  const codes = await Promise.all(
    Array.from({ length: 16 }, (_, n) => wrong(`spray${n}`, '198.51.100.9').then((answer) => refusalOf(answer).code)),
  )
  await services.settingsStore.write('login', {})
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

test('with a hundred thousand failures of the last minutes a login reads no more of them than it needs', async () => {
  await registered(app, 'flooded1')
  await db.$client.query(
    `insert into login_failure (account_key, ip, at)
    select 'flood' || (n % 5000), '203.0.113.' || (n % 200), $1::timestamptz - (n % 800) * interval '1 second'
    from generate_series(1, 100000) n`,
    [clock.now()],
  )
  await owner.$client.query('vacuum analyze login_failure')
  const began = performance.now()
  const read = await rowsReadBy(db, async () =>
    expect(refusalOf(await wrong('flooded1', '198.51.100.77')).code).toBe('captcha_required'),
  )
  console.info(
    `a login with 100,000 failures: ${read['login_failure']} rows, ${(performance.now() - began).toFixed(0)} ms with all it does`,
  )
  expect(read['login_failure']).toBeLessThan(1000)
  await db.$client.query('delete from login_failure')
})

test('failures and locks from before the clock was put back count no more', async () => {
  await registered(app, 'ahead001')
  const day = 86_400_000
  clock.forward(day)
  await services.settingsStore.write('login', { captchaFromFailure: 1000 })
  for (let at = 0; at < 5; at++) await wrong('ahead001', '198.51.100.60')
  const right = () => call(app, contract.session.login, { username: 'ahead001', password }, { ip: '198.51.100.61' })
  expect(refusalOf(await right()).code).toBe('bad_credentials')
  clock.forward(-day)
  await services.settingsStore.write('login', {})
  valueOf(await right())
})
