import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settingsOf } from '../app/settings.ts'
import { testClock } from '../testing/clock.ts'
import { freshDb } from '../testing/fresh.ts'
import { lead, readers } from '../testing/readers.ts'
import { type Closing, settleEach } from './closings.ts'
import { notAside } from './each-alone.ts'
import { jobItem } from './schema.ts'

// A statement over more than some forty rows exceeds its time.
const { db, owner } = await freshDb({ statementTimeoutMs: 500, silentMs: 5000 })
const settings = settingsOf()
const clock = testClock()
const people = 200

beforeAll(async () => {
  await lead(owner)
  await owner.execute(sql`
    create table due (id int primary key, closed bool not null default false, paid int not null default 0, waits float not null)`)
  await owner.execute(sql`grant select, update on due to public`)
  await owner.$client.query(`
    create function wait_for_row() returns trigger language plpgsql as $$
      begin perform pg_sleep(new.waits); return new; end $$;
    create trigger wait_for_row before update of closed, paid on due for each row execute function wait_for_row()`)
})
beforeEach(async () => {
  await owner.execute(sql`truncate due, job_item`)
  await owner.execute(sql`insert into due (id, waits) select n, 0.012 from generate_series(1, ${people}) n`)
})

const turnOf = (closing: Pick<Closing, 'close' | 'settle'>) =>
  readers(
    { db, clock, settings: () => settings },
    { closings: [{ name: 'due', everyMs: 1000, reads: [], ...closing }] },
  )

const paidTimes = async () =>
  (await db.execute<{ paid: number; n: number }>(sql`select paid, count(*)::int as n from due group by 1 order by 1`))
    .rows

/** Pays, in one statement for each person. */
const pay: Closing['settle'] = (turn) =>
  settleEach<{ id: number }>(turn, {
    together: 8,
    find: (limit) => sql`
      select id from due where paid = 0 and ${notAside(turn.job, sql`id`, turn.now)} order by id limit ${limit}`,
    keyOf: ({ id }) => String(id),
    run: (tx, { id }) => tx.execute(sql`update due set paid = paid + 1 where id = ${id} and paid = 0`),
  })

test('a period of many rows ends in slices that become smaller until each has time, and larger again later', async () => {
  const tried: number[] = []
  const turn = turnOf({
    async close(tx, { atMost }) {
      for (let after = 0; after < people;) {
        const rows = atMost(people)
        tried.push(rows)
        await tx.execute(sql`
          update due set closed = true, paid = paid + 1 where id > ${after} and id <= ${after + rows} and not closed`)
        after += rows
      }
      return false
    },
  })
  await turn()
  expect(tried[0]).toBe(people)
  const passed = tried.at(-1) ?? 0
  expect(passed).toBeLessThan(50)
  // What was undone with a statement that exceeded its time is done once.
  expect(await paidTimes()).toEqual([{ paid: 1, n: people }])

  await owner.execute(sql`update due set closed = false, paid = 0, waits = 0`)
  for (let before = passed; before < people; before = tried[0] ?? 0) {
    tried.length = 0
    await turn()
    expect(tried[0]).toBeGreaterThan(before)
  }
  expect(await paidTimes()).toEqual([{ paid: 1, n: people }])
})

test('everyone is paid once while a statement of one takes too long, and that one is set aside, then paid', async () => {
  await owner.execute(sql`update due set waits = case when id = 77 then 2 else 0 end`)
  const turn = turnOf({ settle: pay })
  await turn()
  expect(await paidTimes()).toEqual([
    { paid: 0, n: 1 },
    { paid: 1, n: people - 1 },
  ])
  expect(await db.select().from(jobItem)).toMatchObject([
    { job: 'due', item: '77', failures: 1, lastError: expect.stringContaining('statement timeout') },
  ])
  await owner.execute(sql`update due set waits = 0`)
  clock.forward(61_000)
  await turn()
  expect(await paidTimes()).toEqual([{ paid: 1, n: people }])
  expect(await db.select().from(jobItem)).toEqual([])
})

test('a turn ends when several in a row take too long, and the next one goes on behind them', async () => {
  await owner.execute(sql`update due set waits = case when id <= 3 then 2 else 0 end`)
  const turn = turnOf({ settle: pay })
  await expect(turn()).rejects.toThrow()
  expect(await paidTimes()).toEqual([{ paid: 0, n: people }])
  await turn()
  expect(await paidTimes()).toEqual([
    { paid: 0, n: 3 },
    { paid: 1, n: people - 3 },
  ])
})
