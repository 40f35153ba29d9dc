import { setImmediate } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Db, type Tx, dbFault, endWith, openDb, ownClient, pgError, readAtLength, transact } from './client.ts'
import { UnreplicatedCommit } from './faults.ts'
import { freshDb } from '../testing/fresh.ts'

const { db, where, owner } = await freshDb()
await owner.execute(sql`create table pot (id int primary key, coins int not null check (coins >= 0))`)
await owner.execute(sql`grant all on pot to public`)
await db.execute(sql`insert into pot values (1, 10), (2, 10)`)

await owner.execute(sql`create table committed (name text primary key)`)
await owner.execute(sql`grant all on committed to public`)

const fault = (statement: string) => db.execute(sql.raw(statement)).then(() => 'none', dbFault)

test('the faults a caller can act on have names', async () => {
  expect(await fault('insert into pot values (1, 1)')).toBe('duplicate')
  expect(await fault('update pot set coins = -1')).toBe('refused')
  expect(await fault('select pg_terminate_backend(pg_backend_pid())')).toBe('unavailable')
  expect(await fault('selct')).toBeUndefined()
  expect(dbFault(new Error('mine'))).toBeUndefined()
  const nobody = openDb({ host: '/nonexistent', port: 1, user: 'x', database: 'x' })
  expect(await nobody.execute(sql`select 1`).catch(dbFault)).toBe('unavailable')
})

test.each([
  ['a transaction', (db: Db, add: SQL) => db.transaction((tx) => tx.execute(add))],
  [
    'a transaction that ends with its last statement',
    (db: Db, add: SQL) => transact(db, (tx) => endWith(tx, () => tx.execute(add))),
  ],
  ['a single statement', (db: Db, add: SQL) => db.execute(add)],
])('does not take a commit whose standby was not waited for as success: %s', async (what, write) => {
  const one = openDb(where, { max: 1 })
  // As the server says it, before it reports the commit.
  const routine = 'SyncRepWaitForLSN'
  one.$client.once('acquire', (client) => client.emit('notice', { code: '01000', routine }))
  const add = sql`insert into committed values (${what})`
  const error = await write(one, add).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect([error, error instanceof Error && error.cause]).toContainEqual(expect.any(UnreplicatedCommit))
  expect(dbFault(error)).toBe('unavailable')
  // It is on this server, as a repeat finds; the next call has another connection, and is answered.
  expect(await write(one, add).then(() => 'none', dbFault)).toBe('duplicate')
  expect(await write(one, sql`insert into committed values (${`${what} again`})`).then(() => 'none', dbFault)).toBe(
    'none',
  )
  await one.$client.end()
})

test('nor does a connection of its own', async () => {
  const own = ownClient(db, 'test')
  await own.connect()
  await own.query('begin')
  own.emit('notice', { routine: 'SyncRepWaitForLSN' })
  await expect(own.query('commit')).rejects.toThrow(UnreplicatedCommit)
  await own.end()
})

test('what has to be read at length is not cut, changes nothing, and ends with its gateway', async () => {
  const hasty = openDb(where, { statementTimeoutMs: 50, silentMs: 50 })
  const stopping = new AbortController()
  const read = (text: string) =>
    readAtLength(hasty, { name: 'test', stopping: stopping.signal }, (tx) => tx.execute(sql.raw(text)))
  expect((await read('select 1 as one from pg_sleep(0.3)')).rows).toEqual([{ one: 1 }])
  await expect(read('update pot set coins = 0')).rejects.toSatisfy((error) => pgError(error)?.code === '25006')
  setTimeout(() => stopping.abort(), 200)
  // Longer than a test may take: only the signal ends it.
  await expect(read('select pg_sleep(300)')).rejects.toThrow()
  await hasty.$client.end()
})

test('a query that runs too long is cut', async () => {
  const hasty = openDb(where, { statementTimeoutMs: 50 })
  await expect(hasty.execute(sql`select pg_sleep(5)`)).rejects.toSatisfy(
    (error) => pgError(error)?.code === '57014' && dbFault(error) === 'unavailable',
  )
  await hasty.$client.end()
})

test('two transactions that wait for each other both end, by retrying', async () => {
  // The database checks for deadlocks after a second; on a busy machine that is close to the pool's own timeout.
  const patient = openDb(where, { statementTimeoutMs: 20_000, silentMs: 20_000 })
  let arrived = 0
  let open: () => void = () => {}
  const both = new Promise<void>((resolve) => (open = resolve))
  const move = (from: number, to: number) =>
    transact(patient, async (tx) => {
      await tx.execute(sql`update pot set coins = coins - 1 where id = ${from}`)
      if (++arrived === 2) open()
      await both
      await tx.execute(sql`update pot set coins = coins + 1 where id = ${to}`)
    })
  await Promise.all([move(1, 2), move(2, 1)])
  await patient.$client.end()
  expect(arrived).toBeGreaterThan(2)
  expect((await db.execute(sql`select coins from pot order by id`)).rows).toEqual([{ coins: 10 }, { coins: 10 }])
})

test('an error of the caller is rolled back and not retried', async () => {
  let runs = 0
  const failing = transact(db, async (tx) => {
    runs++
    await tx.execute(sql`update pot set coins = 0`)
    throw new Error('mine')
  })
  await expect(failing).rejects.toThrow('mine')
  expect(runs).toBe(1)
  expect((await db.execute(sql`select sum(coins)::int as coins from pot`)).rows).toEqual([{ coins: 20 }])
})

test('a pool survives connections that die checked out, idle or at begin', async () => {
  const small = openDb(where, { max: 1 })
  const kill = () =>
    db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    )
  const works = () =>
    expect
      .poll(() =>
        transact(small, (tx) => tx.execute(sql`select 1`)).then(
          () => 'yes',
          () => 'no',
        ),
      )
      .toBe('yes')
  await works()
  await kill() // idle
  await works()
  await expect(
    transact(small, async (tx) => {
      await kill() // checked out and not responding
      await tx.execute(sql`select 1`)
    }),
  ).rejects.toThrow()
  await works()
  const dead = await small.$client.connect()
  ;(dead as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  dead.release() // returned to the pool while dead, which the pool does not notice: the next statement fails
  await expect(transact(small, (tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  await works()
  await small.$client.end()
})

test('a server that stops responding is not waited for, in a transaction or out of one, and its connection is not used again', async () => {
  const hasty = openDb(where, { max: 1, silentMs: 300, statementTimeoutMs: 600_000 })
  for (const slow of [
    () => hasty.execute(sql`select pg_sleep(300)`),
    () => transact(hasty, (tx) => tx.execute(sql`select pg_sleep(300)`)),
  ]) {
    expect(await slow().then(() => 'none', dbFault)).toBe('unavailable')
    expect((await hasty.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  }
  await hasty.$client.end()
})

test('a transaction begins with its first statement, whatever that is, and is undone with it', async () => {
  const coins = async () => (await db.execute(sql`select coins from pot where id = 3`)).rows
  const add = (tx: Tx) => tx.execute(sql`insert into pot values (3, ${5})`)
  const undone = (first: (tx: Tx) => Promise<unknown>) =>
    transact(db, async (tx) => {
      await first(tx)
      throw new Error('undone')
    }).catch((error: unknown) => (error as Error).message)
  // With values and without, of which the driver sends each in another way; a part; nothing at all.
  expect(await undone(add)).toBe('undone')
  expect(await undone((tx) => tx.execute(sql`insert into pot values (3, 5)`))).toBe('undone')
  expect(await undone((tx) => tx.transaction(add))).toBe('undone')
  expect(await undone(async () => {})).toBe('undone')
  expect(await coins()).toEqual([])
  await transact(db, async () => {})
  expect(
    await transact(db, async (tx) => {
      const { rows } = await tx.execute(sql`select ${1}::int as one`)
      await add(tx)
      return rows
    }),
  ).toEqual([{ one: 1 }])
  expect(await coins()).toEqual([{ coins: 5 }])
  await expect(transact(db, add)).rejects.toSatisfy((error) => dbFault(error) === 'duplicate')
  await db.transaction(
    async (tx) =>
      expect((await tx.execute(sql`show transaction_read_only`)).rows).toEqual([{ transaction_read_only: 'on' }]),
    { accessMode: 'read only' },
  )
})

test('a last statement commits with its transaction, or undoes it as a whole', async () => {
  const ids = async () =>
    (await db.execute<{ id: number }>(sql`select id from pot where id > 10 order by id`)).rows.map(({ id }) => id)
  const add = (tx: Tx, id: number, coins = 1) => tx.execute(sql`insert into pot values (${id}, ${coins}) returning id`)
  const { rows } = await transact(db, async (tx) => {
    await add(tx, 11)
    return endWith(tx, () => add(tx, 12))
  })
  expect([rows, await ids()]).toEqual([[{ id: 12 }], [11, 12]])
  // Alone, and without values, which the driver sends in another way.
  await transact(db, (tx) => endWith(tx, () => add(tx, 13)))
  await transact(db, (tx) => endWith(tx, () => tx.execute(sql`insert into pot values (14, 1)`)))
  expect(await ids()).toEqual([11, 12, 13, 14])
  const undone = (last: (tx: Tx) => Promise<unknown>) =>
    transact(db, async (tx) => {
      await add(tx, 15)
      await endWith(tx, () => last(tx))
    }).catch(dbFault)
  expect(await undone((tx) => add(tx, 16, -1))).toBe('refused')
  // What is only checked by the commit.
  await owner.execute(sql`alter table pot add constraint once unique (id) deferrable initially deferred`)
  await owner.execute(sql`alter table pot drop constraint pot_pkey`)
  expect(await undone((tx) => add(tx, 15))).toBe('duplicate')
  expect(await ids()).toEqual([11, 12, 13, 14])
  // Nothing comes after it.
  const late = transact(db, async (tx) => {
    await endWith(tx, () => add(tx, 17))
    await add(tx, 18)
  })
  await expect(late).rejects.toThrow()
  expect(await ids()).toEqual([11, 12, 13, 14, 17])
})

test('statements of a transaction that are sent at the same time run one after the other', async () => {
  const warnings: string[] = []
  const hear = ({ message }: Error) => void warnings.push(message)
  process.on('warning', hear)
  const numbers = await transact(db, (tx) =>
    Promise.all([1, 2, 3, 4].map(async (n) => (await tx.execute(sql`select ${n}::int as n`)).rows[0])),
  )
  await expect(
    transact(db, (tx) => Promise.all(['select 1 / 0', 'select 1'].map((text) => tx.execute(sql.raw(text))))),
  ).rejects.toThrow()
  await setImmediate()
  process.off('warning', hear)
  expect(numbers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }])
  expect(warnings).toEqual([])
})
