import { contract } from '@brand/sdk/contract'
import { afterAll, expect, test } from 'vitest'
import { call, freshApp, password, refusalOf, valueOf } from '../../testing/inject.ts'
import { key, launchPlayer } from '../rounds/testing.play.ts'
import { listenTo } from '../stream/testing.ts'
import { withdrawalFixture } from '../withdrawals/testing.ts'

const fixture = await freshApp({ vendorSecrets: { key }, vendorOrigin: 'http://vendor.test' })
const { app, clock } = fixture
const url = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())
const { person, submitOrder } = await withdrawalFixture(fixture)

test('a self-exclusion ends every session and open game at once; its person logs in again to withdraw', async () => {
  const who = await person()
  const account = valueOf(await call<{ account: string }>(app, contract.member.info, {}, { token: who.token })).account
  const login = async () =>
    valueOf(await call<{ token: string }>(app, contract.session.login, { username: account, password })).token
  const elsewhere = await login()
  const game = await launchPlayer(app, clock, elsewhere)
  expect(await game.bet('10.00', 'round-1')).toBe('OK')
  const streams = [await listenTo(url, who.token), await listenTo(url, elsewhere)]
  for (const stream of streams) await stream.next('balance')

  const { break: taken } = valueOf(
    await call<{ break: { kind: string; until: string } }>(
      app,
      contract.limits.exclude,
      { months: 6, account },
      { token: who.token },
    ),
  )
  expect(taken.kind).toBe('EXCLUSION')
  for (const stream of streams) {
    expect(await stream.next('session.revoked')).toEqual({ reason: 'excluded', until: taken.until })
    await stream.ended
  }
  for (const token of [who.token, elsewhere])
    expect(refusalOf(await call(app, contract.member.info, {}, { token })).code).toBe('session_revoked')
  expect(await game.bet('10.00')).toBe('TOKEN_EXPIRED')
  expect(await game.end('round-1', '15.00')).toBe('OK')

  const token = await login()
  const back = { ...who, token }
  expect(refusalOf(await game.launch()).code).toBe('session_revoked')
  await expect(launchPlayer(app, clock, token)).rejects.toThrow('rg_excluded')
  expect(valueOf(await submitOrder(back, who.bank, '1000.00')).payout).toBe('1000.00')
})

test('months of a self-exclusion are those of the zone of the site', async () => {
  // In Dhaka it is two at night on 1 December.
  clock.forward(Date.parse('2026-11-30T20:00:00Z') - clock.now().getTime())
  const { token } = await person()
  const { account } = valueOf(await call<{ account: string }>(app, contract.member.info, {}, { token }))
  const taken = await call<{ break: { until: string } }>(
    app,
    contract.limits.exclude,
    { months: 6, account },
    { token },
  )
  expect(valueOf(taken).break.until).toMatch('2027-05-31T20:00:00')
})
