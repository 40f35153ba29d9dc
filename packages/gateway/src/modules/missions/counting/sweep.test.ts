import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshApp } from '../../../testing/inject.ts'
import { missionFixture } from '../testing.fixture.ts'
import { sweepProgress } from './sweep.ts'

const made = await freshApp()
const { app, db, owner, clock } = made
const { settings } = app.services
const { addMission, play, count } = await missionFixture(made)
const dayMs = 86_400_000
const never = new AbortController().signal

async function member(account: string): Promise<string> {
  const { rows } = await owner.execute<{ id: string }>(
    sql`insert into member (account, asset) values (${account}, 'BDT') returning id`,
  )
  return rows[0]?.id ?? ''
}
async function left(memberId: string): Promise<string[]> {
  await sweepProgress({ db, clock, settings }, never)
  const { rows } = await db.execute<{ it: string }>(sql`
    select mission_id || ' ' || period_key as it from mission_progress where member_id = ${memberId} order by 1`)
  return rows.map(({ it }) => it)
}

test('what was counted goes after the days it is kept, but what has no end, and what others come after', async () => {
  const id = await member('swept77')
  clock.forward(Date.parse('2026-01-20T06:00:00Z') - clock.now().getTime())
  await addMission('daily')
  await addMission('once', { period: 'ONCE' })
  await addMission('first')
  await addMission('next', { period: 'ONCE', after: 'first' })
  await play(id, 2000)
  clock.forward(dayMs)
  await play(id, 2000)
  await count()
  const all = ['daily 2026-01-20', 'daily 2026-01-21', 'first 2026-01-20', 'first 2026-01-21', 'next once', 'once once']
  expect(await left(id)).toEqual(all)

  // The day ends at 18:00 in UTC, and its reward can be claimed for some days.
  const { claimDays, keepDays } = settings().missions
  clock.forward(Date.parse('2026-01-20T18:00:00Z') + (claimDays + keepDays) * dayMs - clock.now().getTime())
  expect(await left(id)).toEqual(all)
  clock.forward(1)
  expect(await left(id)).toEqual(['daily 2026-01-21', 'first 2026-01-20', 'first 2026-01-21', 'next once', 'once once'])
  clock.forward(dayMs)
  expect(await left(id)).toEqual(['first 2026-01-20', 'next once', 'once once'])
})

test('more rows than one statement removes go at once', async () => {
  const id = await member('manyswept')
  await addMission('many')
  await owner.execute(sql`
    insert into mission_progress (member_id, mission_id, period_key, version, asset, target, starts_at, ends_at, claim_by)
    select ${id}, 'many', 'day ' || n, 1, 'BDT', 1000, '2020-01-01', '2020-01-02', '2020-01-09'
    from generate_series(1, 12000) n`)
  expect(await left(id)).toEqual([])
})
