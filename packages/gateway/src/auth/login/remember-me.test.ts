import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshApp, registered } from '../../testing/inject.ts'
import { member } from '../schema.ts'
import { rememberToken } from './schema.ts'

const { app, db, owner } = await freshApp()
const { remember } = app.services

/** Until so many transactions wait for a lock. */
async function waiting(count: number): Promise<void> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  if (rows[0]?.n !== count) return new Promise((done) => setTimeout(done, 20)).then(() => waiting(count))
}

let people = 0
test.each<[string, (token: string, memberId: string) => Promise<unknown>]>([
  ['all are forgotten', (_token, memberId) => remember.forgetAll(db, memberId)],
  ['its own is forgotten', (token) => remember.forget(token)],
])('of a browser that is renewed at the moment when %s no token is left', async (_how, forget) => {
  const account = `renewing${++people}`
  await registered(app, account)
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, account))
  const token = await remember.begin(db, row?.id ?? '')
  const both: Promise<unknown>[] = []
  await owner.transaction(async (tx) => {
    // Neither can end before this does.
    await tx.select().from(member).where(eq(member.account, account)).for('update')
    both.push(remember.renew(token))
    await waiting(1)
    both.push(forget(token, row?.id ?? ''))
    await waiting(2)
  })
  await Promise.all(both)
  expect(await db.select().from(rememberToken)).toEqual([])
})
