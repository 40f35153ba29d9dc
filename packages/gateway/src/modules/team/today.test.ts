import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Person, dayBefore, teamFixture, today, yesterday } from './testing.ts'

const { db, clock, add, ask } = await teamFixture()
const { team } = contract

/** Counted play of a person in the slot that begins at a time of the site, six hours before UTC. */
const play = (who: Person, day: string, time: string, validBet: number, gameType = 'RNG') =>
  db.execute(sql`
    insert into contract_play (member_id, asset, slot, game_type, valid_bet, pnl)
    values (${who.id}, 'BDT', ${`${day}T${time}:00+06:00`}::timestamptz, ${gameType}, ${validBet}, ${-validBet / 10})`)

test('today stands beside yesterday up to the same minute, by the hour and by category', async () => {
  const top = await add(null, 2)
  const [agent, other] = [await add(top, 1), await add(null, 2)]
  const [direct, below] = [await add(top, 0), await add(agent, 0)]
  clock.forward(new Date(`${today}T16:07:30+06:00`).getTime() - clock.now().getTime())
  await play(direct, today, '15:55', 10_000)
  await play(below, today, '16:05', 5_000, 'SPORTS')
  await play(direct, yesterday, '00:00', 2_000)
  await play(below, yesterday, '16:05', 1_000)
  // Later than now is not beside it, and so is a day earlier, and another line.
  await play(direct, yesterday, '16:10', 700)
  await play(direct, dayBefore, '09:00', 900)
  await play(other, today, '09:00', 900)

  const whole = await ask(team.today, top)
  expect(whole).toMatchObject({
    from: yesterday,
    to: today,
    at: new Date(`${today}T16:05:00+06:00`).toISOString(),
    today: { validBet: '150.00', pnl: '-15.00', active: 2, income: '0.00' },
    yesterday: { validBet: '30.00', pnl: '-3.00', active: 2 },
    categories: [
      { gameType: 'RNG', today: '100.00', yesterday: '30.00' },
      { gameType: 'SPORTS', today: '50.00', yesterday: '0.00' },
    ],
  })
  expect(whole.hours).toHaveLength(24)
  expect(whole.hours.slice(15, 18)).toEqual([
    { today: '100.00', yesterday: '0.00' },
    { today: '50.00', yesterday: '17.00' },
    { today: null, yesterday: '0.00' },
  ])
  expect((await ask(team.today, top, { scope: 'direct' })).today).toMatchObject({ validBet: '100.00', active: 1 })
  expect((await ask(team.today, top, { scope: 'self' })).today).toMatchObject({ validBet: '0.00', newReg: 0 })
})
