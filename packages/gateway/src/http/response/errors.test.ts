import { errorCodes, errors } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Refused } from '../../lib/refusal.ts'
import { dbFault, openDb, pgError, transact } from '../../db/client.ts'
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

/** What a call of a player and one of a vendor answer, and whether the transaction is made again at once. */
const decided: [code: string, fault: string | undefined][] = [
  ['08006', 'unavailable'],
  ['08P01', 'unavailable'],
  ['25006', 'unavailable'],
  ['25P03', 'unavailable'],
  ['26000', 'unavailable'],
  ['28P01', 'unavailable'],
  ['3D000', 'unavailable'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['40003', 'unavailable'],
  ['53000', 'unavailable'],
  ['53100', 'unavailable'],
  ['53200', 'unavailable'],
  ['53300', 'unavailable'],
  ['53400', 'unavailable'],
  ['55006', 'unavailable'],
  ['55P03', 'unavailable'],
  ['57014', 'unavailable'],
  ['57P01', 'unavailable'],
  ['57P05', 'unavailable'],
  ['58000', 'unavailable'],
  ['58030', 'unavailable'],
  ['23505', 'duplicate'],
  ['23514', 'refused'],
  ['0A000', undefined],
  ['22003', undefined],
  ['22P02', undefined],
  ['23503', undefined],
  ['25001', undefined],
  ['25P02', undefined],
  ['42601', undefined],
  ['54000', undefined],
  ['55000', undefined],
  ['P0001', undefined],
  ['XX000', undefined],
  ['XX001', undefined],
]
test.each(decided)('SQLSTATE %s is %s, for players, vendors and jobs', async (code, fault) => {
  const raising = sql.raw(`do $$ begin raise exception 'of a test' using errcode = '${code}'; end $$`)
  const error = await thrownBy(db.execute(raising))
  expect([pgError(error)?.code, dbFault(error)]).toEqual([code, fault])
  const passes = fault === 'unavailable' || fault === 'busy'
  expect(asRefused(error).code).toBe(passes ? 'unavailable' : 'unknown')
  let tries = 0
  const work = transact(db, async (tx) => {
    tries++
    await tx.execute(raising)
  })
  expect(pgError(await thrownBy(work))?.code).toBe(code)
  expect(tries).toBe(fault === 'busy' ? 4 : 1)
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
