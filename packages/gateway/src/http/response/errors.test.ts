import { errorCodes, errors } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Refused } from '../../lib/refusal.ts'
import { openDb } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { asRefused, refusalBody, statusOf } from './errors.ts'

const { db } = await freshDb({ statementTimeoutMs: 500 })
const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a database that is away is `unavailable`, with a retry time', async () => {
  const away = openDb({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' })
  const refused = asRefused(await thrownBy(away.execute(sql`select 1`)))
  expect([refused.code, statusOf(refused.code), refused.more.retryAfterMs]).toEqual(['unavailable', 503, 1000])
})

test.each([
  ['a killed connection', sql`select pg_terminate_backend(pg_backend_pid())`],
  ['a statement that takes too long', sql`select pg_sleep(10)`],
  ['a deadlock', sql`do $$ begin raise exception using errcode = '40P01'; end $$`],
  ['a clash of transactions', sql`do $$ begin raise exception using errcode = '40001'; end $$`],
])('%s may be retried', async (_what, statement) => {
  const refused = asRefused(await thrownBy(db.execute(statement)))
  expect(refused.code).toBe('unavailable')
})

test.each([
  ['a constraint', sql`insert into asset (code) values ('BDT')`],
  ['a wrong query', sql`select secret_column from nowhere`],
])('%s is an internal fault, and not disclosed', async (_what, statement) => {
  const refused = asRefused(await thrownBy(db.execute(statement)))
  const body = JSON.stringify(refusalBody(refused, 'id'))
  expect(body).toBe(
    '{"success":false,"value":null,"code":"unknown","message":"something went wrong on our side","retryable":false,"requestId":"id"}',
  )
})

test("a refusal of ours stays as it is, with every code's own status", () => {
  for (const code of errorCodes) {
    const refused = asRefused(new Refused(code, { field: 'f', details: { a: 1 }, retryAfterMs: 5 }))
    expect(refusalBody(refused, 'id')).toEqual({
      success: false,
      value: null,
      code,
      message: code,
      field: 'f',
      details: { a: 1 },
      retryable: errors[code].retry,
      retryAfterMs: 5,
      requestId: 'id',
    })
    expect(statusOf(code)).toBeGreaterThanOrEqual(400)
  }
})

test('a thrown value that is no Error is not disclosed either', () => {
  for (const odd of [undefined, null, 'password=x', 7, {}]) expect(asRefused(odd).code).toBe('unknown')
})
