import { sql } from 'drizzle-orm'
import { contract } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { type Person, addMovement, addRound, dayBefore, noon, teamFixture, today, yesterday } from './testing.ts'

const { db, owner, clock, count, add, ask, all } = await teamFixture()
const { team, downline } = contract

test('what has changed is said with its rows, and of nobody who takes a break', async () => {
  const top = await add(null, 2)
  const agent = await add(top)
  const quiet = await Promise.all(['quiet1', 'quiet2', 'quiet3'].map((account) => add(agent, 0, account)))
  const [left, paused, excluded] = quiet as [Person, Person, Person]
  const back = await add(agent, 0)
  for (const { id } of [...quiet, back]) await addRound(db, id, { stake: 100, win: 0, at: noon('2026-11-15') })
  await addRound(db, back.id, { stake: 100, win: 0, at: noon(today) })
  await db.execute(sql`
    insert into rg_member (member_id, timeout_until, excluded_until) values
      (${paused.id}, ${new Date('2026-12-01')}, null), (${excluded.id}, null, ${new Date('2027-12-01')})`)
  await addMovement(owner, left.id, { kind: 'deposit', amount: 900, at: noon(dayBefore) })
  await addMovement(owner, left.id, { kind: 'deposit', amount: 5000, at: noon(yesterday) })
  await count()
  // Of many people sums are read, of most of whom nothing can be said the days of the few others.
  const size = (members: number) =>
    owner.execute(sql`update team_size set members = ${members} where member_id = ${top.id} and scope = 'BELOW'`)
  for (const members of [5000, 50_000, 5]) {
    await size(members)
    clock.forward(30_001)
    const { list } = await ask(team.changes, top)
    expect(list.map(({ change, count: many }) => [change, many])).toEqual([
      ['joined', 3],
      ['stopped', 1],
      ['deposits', 1],
    ])
    expect(list[0]?.accounts.toSorted()).toEqual([agent.account, back.account, 'quiet1'].toSorted())
    expect(list[1]).toMatchObject({ accounts: ['quiet1'], report: 'downline' })
    expect(list[2]).toMatchObject({ accounts: [agent.account], now: '50.00', before: '9.00', report: 'pnl' })
  }
  const { list } = await ask(team.changes, top)
  // The query opens the very rows.
  for (const { query, report, count: many } of list)
    if (report === 'downline') expect(await all(downline.list, top, query)).toHaveLength(many)
  expect(await all(team.pnl, top, list[2]!.query)).toHaveLength(4)
  // Filtering by login lets nobody find who takes a break either.
  await owner.execute(sql`update member set last_login_at = ${noon('2026-11-15')} where upline_id = ${agent.id}`)
  expect(
    (await all(downline.list, top, { parent: agent.account, loginTo: '2026-11-16' }))
      .map(({ account }) => String(account))
      .toSorted(),
  ).toEqual([back.account, 'quiet1'].toSorted())
  // Without a break they are among the others again.
  await db.execute(sql`delete from rg_member where member_id = ${paused.id}`)
  clock.forward(30_001)
  expect((await ask(team.changes, top)).list).toContainEqual(expect.objectContaining({ change: 'stopped', count: 2 }))
})
