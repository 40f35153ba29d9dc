import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vendorFixture } from '../modules/rounds/testing.ts'
import { call, freshApp, refusalOf, registered, valueOf } from '../testing/inject.ts'

const { app, db, owner } = await freshApp()
const vendor = await vendorFixture(db)
const token = await registered(app, 'fulldisk1')
const rename = async (nickname: string) =>
  call<{ values: { nickname: string } }>(app, contract.profile.update, { values: { nickname } }, { token })

/** While it works, each write of these tables fails as the server does. */
async function failing<T>(code: string, tables: readonly string[], work: () => Promise<T>): Promise<T> {
  await owner.execute(
    sql.raw(`create function of_a_test() returns trigger language plpgsql as $$
      begin raise exception 'of a test' using errcode = '${code}'; end $$`),
  )
  for (const table of tables)
    await owner.execute(
      sql.raw(`create trigger of_a_test before insert or update on ${table} execute function of_a_test()`),
    )
  return work().finally(() => owner.execute(sql.raw('drop function of_a_test cascade')))
}

test.each([
  ['a full disk', '53100'],
  ['no memory', '53200'],
  ['a disk that fails', '58030'],
  ['a server that only reads', '25006'],
  ['a lock that is not given', '55P03'],
])('%s is `unavailable` to a player and to a vendor, and the next call passes', async (_what, code) => {
  const game = await vendor.launchGame('T1')
  const bet = game.body({ roundId: `r-${code}`, txId: `t-${code}`, amount: '1.00' })
  await failing(code, ['member', 'vendor_call', 'round'], async () => {
    const answer = await rename('Nobody')
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1'])
    expect(refusalOf(answer)).toMatchObject({ code: 'unavailable', retryable: true })
    expect(await vendor.send('debit', bet)).toMatchObject({ http: 503, body: { status: 'UNAVAILABLE' } })
  })
  expect(valueOf(await rename(`After ${code}`)).values.nickname).toBe(`After ${code}`)
  expect((await vendor.send('debit', bet)).body.status).toBe('OK')
})

test('what is our fault is told as such, and not to be repeated', async () => {
  await failing('22003', ['member'], async () => {
    const answer = await rename('Nobody')
    expect([answer.status, refusalOf(answer).code, refusalOf(answer).retryable]).toEqual([500, 'unknown', false])
  })
})
