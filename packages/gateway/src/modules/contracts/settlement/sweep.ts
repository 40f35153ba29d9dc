import { sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { deleteInBatches } from '../../../db/delete-in-batches.ts'
import type { ReaderParts } from '../../../workflow/consumers.ts'
import { slotOf } from './play.ts'

const dayMs = 86_400_000

/**
 * Slots before it are not read any more: they are older than what is kept, every part of a contract with play in them
 * is settled, and every record of them is paid and undisputed.
 */
async function firstKept(db: Reader, keptFrom: Date): Promise<string> {
  const {
    rows: [row],
  } = await db.execute<{ slot: string }>(sql`
    select ${slotOf(sql`least(${keptFrom}::timestamptz, (select closed_to from contract_clock),
      (select min(coalesce(settled_to, start_at)) from contract where start_at is not null
        and (end_at is null or coalesce(settled_to, start_at) < end_at)),
      (select min(r.from_at) from contract_payment p join contract_result r on r.id = p.result_id
        where p.state in ('CALCULATED', 'OWED', 'DISPUTED')))`)}::text as slot`)
  if (!row) throw new Error('a moment has a row')
  return row.slot
}

/** Removes slots that nothing needs any more. */
export async function sweepSlots({ db, clock, settings }: ReaderParts, stopping: AbortSignal): Promise<void> {
  const { keepDays } = settings().contracts
  const before = await firstKept(db, new Date(clock.now().getTime() - keepDays * dayMs))
  for (const table of [sql`contract_play`, sql`contract_late`])
    await deleteInBatches(
      db,
      stopping,
      (limit) => sql`
        delete from ${table} where ctid = any (array(select ctid from ${table} where slot < ${before}::timestamptz limit ${limit}))`,
    )
}
