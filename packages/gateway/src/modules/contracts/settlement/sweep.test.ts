import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { slotMs } from '../periods.ts'
import { sweepSlots } from './sweep.ts'
import { settlementFixture } from './testing.ts'

vi.setConfig({ testTimeout: 60_000 })
const { app, db, owner, clock, never, add, line, play, settleTo, results, setClock } = await settlementFixture()
const { settings } = app.services

const dayMs = 86_400_000
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)
/** What is left once the job has run and old slots were removed. */
async function swept() {
  await settleTo(plus(clock.now(), -1000 * settings().contracts.graceSeconds))
  await sweepSlots({ db, clock, settings }, never)
  const slots = async (table: 'contract_play' | 'contract_late') =>
    (await db.execute<{ slot: string }>(sql`select distinct slot from ${sql.raw(table)} order by slot`)).rows.map(
      ({ slot }) => new Date(slot).toISOString(),
    )
  return { play: await slots('contract_play'), late: await slots('contract_late') }
}

test('slots go after the days they are kept, once no contract and no dispute needs them', async () => {
  const { player, bc, start } = await line()
  const slots = [start, plus(start, slotMs), plus(start, 2 * slotMs)] as const
  const [first, second, third] = slots.map((at) => at.toISOString())
  await play(player, { at: slots[0], bet: 1000_00 })
  await settleTo(slots[1])
  // Late, and so counted in the second.
  await play(player, { at: slots[0], bet: 500_00 })
  await settleTo(slots[2])
  // One contract is not settled any further.
  await db.execute(sql`update contract set next_at = null where id = ${bc.id}`)
  await play(player, { at: slots[2], bet: 100_00 })
  setClock(plus(slots[1], settings().contracts.keepDays * dayMs - 1))
  expect(await swept()).toEqual({ play: [first, second, third], late: [second] })
  clock.forward(1)
  expect(await swept()).toEqual({ play: [second, third], late: [second] })

  const pay = (state: string, by: string | null) =>
    db.execute(sql`
      update contract_payment p set state = ${state}, disputed_by = ${by} from contract_result r
      where r.id = p.result_id and r.contract_id = ${bc.id} and r.from_at = ${slots[1]}`)
  await pay('DISPUTED', 'DOWN')
  clock.forward(dayMs)
  expect(await swept()).toEqual({ play: [second, third], late: [second] })
  await pay('PAID', null)
  expect(await swept()).toEqual({ play: [third], late: [] })

  await db.execute(sql`update contract set next_at = ${plus(slots[2], slotMs)} where id = ${bc.id}`)
  expect(await swept()).toEqual({ play: [], late: [] })
  expect((await results(bc.id)).map(({ validBet }) => validBet)).toEqual(['100000', '50000', '10000'])
})

test('more slots than one statement removes go at once', async () => {
  const { id } = await add(null)
  await owner.execute(sql`
    insert into contract_play (member_id, asset, slot, game_type, valid_bet, pnl)
    select ${id}, 'BDT', date_bin('5 minutes', ${plus(clock.now(), -500 * dayMs)}::timestamptz, '2000-01-01') - n * interval '5 minutes',
      'RNG', 1, 0 from generate_series(1, 12000) n`)
  expect((await swept()).play).toEqual([])
})
