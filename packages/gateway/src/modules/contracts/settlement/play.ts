import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { postings } from '../../../ledger/journal.ts'
import { posting } from '../../../ledger/schema.ts'
import { contractClock } from '../schema.ts'
import { settlement } from '../../settlements/schema.ts'
import { groupIn, isBonus } from '../../../ledger/groups.ts'
import { defineConsumer } from '../../../workflow/consumers.ts'
import { type JournalRange, type Reading, within } from '../../../workflow/journal.ts'
import { settlements } from '../../settlements/index.ts'
import { slotMs } from '../periods.ts'

interface Source extends Reading {
  /** Its journal, as records of what came late name it. */
  of: 'settlement' | 'posting'
  /** Its rows as play of members: `id, member_id, asset, game_type, at, valid_bet, pnl`. */
  rows: (of: SQL) => SQL
}

const plays: Source = {
  name: 'contract-play',
  ...settlements,
  of: 'settlement',
  rows: (of) => sql`
    select ${settlement.id} as id, ${settlement.memberId} as member_id, ${settlement.asset} as asset,
      coalesce(${settlement.gameType}, '') as game_type, ${settlement.settledAt} as at, ${settlement.validBet} as valid_bet,
      ${settlement.win} - ${settlement.stake} as pnl
    from ${settlement} where ${of} and not ${settlement.trial}`,
}

/** Bonuses and rebates, which the players' side has besides wins; not the play money of a new account. */
const gifts: Source = {
  name: 'contract-money',
  ...postings,
  of: 'posting',
  rows(of) {
    const entry = [sql`t.kind`, sql`${posting.amount}`] as const
    return sql`
    select ${posting.id} as id, a.owner as member_id, ${posting.asset} as asset, '' as game_type, ${posting.createdAt} as at,
      0::bigint as valid_bet, ${posting.amount} as pnl
    from ${posting} join txn t on t.id = ${posting.txnId} and t.created_at = ${posting.createdAt} join account a on a.id = ${posting.accountId}
      join member m on m.id = a.owner
    where ${of} and m.type <> 4 and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW')
      and (${groupIn(...entry)} = 'REBATE' or ${isBonus(...entry)})`
  },
}

export const sources = [plays, gifts]

/** The slot of a moment. */
export const slotOf = (at: SQL): SQL => sql`date_bin('5 minutes', ${at}, timestamptz '2000-01-01 00:00:00Z')`

const closedTo = sql`(select closed_to from contract_clock)`

/** Adds rows to the slots of their members; what comes after its slot was closed counts in the first that is open. */
const add = (tx: Tx, { of: journal, rows }: Source, of: SQL) =>
  tx.execute(sql`
    with fresh as (select f.*, greatest(f.at, ${closedTo}) as counted from (${rows(of)}) f),
    late as (insert into contract_late (journal, row_id, slot) select ${journal}, id, counted from fresh where at < counted)
    insert into contract_play as p (member_id, asset, slot, game_type, valid_bet, pnl)
      select member_id, asset, ${slotOf(sql`counted`)}, game_type, sum(valid_bet)::bigint, sum(pnl)::bigint from fresh
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (member_id, asset, slot, game_type) do update
        set valid_bet = p.valid_bet + excluded.valid_bet, pnl = p.pnl + excluded.pnl`)

/** Rows of a journal in one transaction. */
const batch = 5000

/** What counts the journals. */
export const contractConsumers = sources.map((source) =>
  defineConsumer({
    name: source.name,
    journal: source.journal,
    at: source.at,
    batch,
    count: (tx: Tx, range: JournalRange) => add(tx, source, within(source.journal, range)),
  }),
)

const floor = (at: Date) => new Date(at.getTime() - (at.getTime() % slotMs))

/** Closes slots that are over and counted: of what is visible, nothing in them waits. @returns up to where */
export async function closeSlots(tx: Tx, upTo: Date): Promise<Date> {
  const [row] = await tx.select().from(contractClock)
  const wanted = floor(upTo)
  if (row && row.closedTo >= wanted) return row.closedTo
  await tx
    .insert(contractClock)
    .values({ closedTo: wanted })
    .onConflictDoUpdate({ target: contractClock.id, set: { closedTo: wanted } })
  return wanted
}
