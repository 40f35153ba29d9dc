import { type SQL, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { posting } from '../../../ledger/schema.ts'
import { contractClock } from '../schema.ts'
import { settlement } from '../../settlements/schema.ts'
import { groupIn } from '../../../ledger/groups.ts'
import type { Clock } from '../../../lib/time/clock.ts'
import type { Settings } from '../../../settings/settings.ts'
import {
  type Reading,
  assertLeads,
  consume,
  countedUpTo,
  lockCursor,
  moveCursor,
  within,
} from '../../../workflow/journal.ts'
import { slotMs } from '../periods.ts'

/** Rows of a journal in one transaction. */
const batch = 5000

export interface SettlementJob {
  db: Db
  clock: Clock
  settings: () => Settings
}

/** A journal; `consumer` is the name under which its place is kept. */
interface Source extends Reading {
  name: 'settlement' | 'posting'
  /** Its rows as play of members: `id, member_id, asset, game_type, at, valid_bet, pnl`. */
  rows: (of: SQL) => SQL
}

export const plays: Source = {
  name: 'settlement',
  consumer: 'contract-play',
  journal: settlement,
  at: settlement.settledAt,
  rows: (of) => sql`
    select ${settlement.id} as id, ${settlement.memberId} as member_id, ${settlement.asset} as asset,
      coalesce(${settlement.gameType}, '') as game_type, ${settlement.settledAt} as at, ${settlement.validBet} as valid_bet,
      ${settlement.win} - ${settlement.stake} as pnl
    from ${settlement} where ${of} and not ${settlement.trial}`,
}

/** Bonuses and rebates, which the players' side has besides wins; not the play money of a new account. */
export const gifts: Source = {
  name: 'posting',
  consumer: 'contract-money',
  journal: posting,
  at: posting.createdAt,
  rows(of) {
    const group = groupIn(sql`t.kind`, sql`${posting.amount}`)
    return sql`
    select ${posting.id} as id, a.owner as member_id, ${posting.asset} as asset, '' as game_type, ${posting.createdAt} as at,
      0::bigint as valid_bet, ${posting.amount} as pnl
    from ${posting} join txn t on t.id = ${posting.txnId} join account a on a.id = ${posting.accountId}
      join member m on m.id = a.owner
    where ${of} and m.type <> 4 and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW')
      and (${group} = 'REBATE' or ${group} = 'BONUS' and t.kind <> 'sandbox_grant')`
  },
}

export const sources = [plays, gifts]

/** The slot of a moment. */
export const slotOf = (at: SQL): SQL => sql`date_bin('5 minutes', ${at}, timestamptz '2000-01-01 00:00:00Z')`

const closedTo = sql`(select closed_to from contract_clock)`

/** Adds rows to the slots of their members; what comes after its slot was closed counts in the first that is open. */
const add = (tx: Tx, { name, rows }: Source, of: SQL) =>
  tx.execute(sql`
    with fresh as (select f.*, greatest(f.at, ${closedTo}) as counted from (${rows(of)}) f),
    late as (insert into contract_late (journal, row_id, slot) select ${name}, id, counted from fresh where at < counted)
    insert into contract_play as p (member_id, asset, slot, game_type, valid_bet, pnl)
      select member_id, asset, ${slotOf(sql`counted`)}, game_type, sum(valid_bet)::bigint, sum(pnl)::bigint from fresh
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (member_id, asset, slot, game_type) do update
        set valid_bet = p.valid_bet + excluded.valid_bet, pnl = p.pnl + excluded.pnl`)

/** Counts what is new in the journals, until nothing is left. */
export async function countPlay({ db }: SettlementJob, stopping: AbortSignal, term: number): Promise<void> {
  for (const source of sources)
    for (let more = true; more && !stopping.aborted;)
      more = await consume(db, source.journal, { name: source.consumer, term, limit: batch }, async (tx, range) => {
        await add(tx, source, within(source.journal, range))
      })
}

const floor = (at: Date) => new Date(at.getTime() - (at.getTime() % slotMs))

/**
 * Locks the places of the job until the commit and checks that this gateway leads: nothing is counted, closed or
 * settled meanwhile.
 */
export async function lockSettlement(tx: Tx, term: number): Promise<void> {
  for (const { consumer } of sources) {
    const cursor = await lockCursor(tx, consumer)
    await assertLeads(tx, cursor, { name: consumer, term })
    if (cursor.term < term) await moveCursor(tx, consumer, cursor, { term })
  }
}

/** Closes slots that are over and counted: of what is visible, nothing in them waits. @returns up to where */
export const closeSlots = ({ db, clock, settings }: SettlementJob, term: number): Promise<Date | undefined> =>
  transact(db, async (tx) => {
    await lockSettlement(tx, term)
    const [row] = await tx.select().from(contractClock)
    const over = new Date(clock.now().getTime() - settings().contracts.graceSeconds * 1000)
    const wanted = floor(await countedUpTo(tx, sources, floor(over)))
    if (row && row.closedTo >= wanted) return row.closedTo
    await tx
      .insert(contractClock)
      .values({ closedTo: wanted })
      .onConflictDoUpdate({ target: contractClock.id, set: { closedTo: wanted } })
    return wanted
  })
