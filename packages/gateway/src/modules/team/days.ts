import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { accounts, postings } from '../../ledger/journal.ts'
import { account, posting } from '../../ledger/schema.ts'
import { businessDay } from '../../workflow/business-calendar.ts'
import { defineConsumer, noteBehind } from '../../workflow/consumers.ts'
import { beginning, endOf, lockPlaces, moveCursor, within } from '../../workflow/journal.ts'

/** Kinds of movements that are a deposit where they add money. */
const deposits = sql`kind in ('deposit', 'c2c_payout')`

/**
 * Days of members, added up from postings. What one member pays another for the operator is a deposit of the one and a
 * withdrawal of the other: they are kept apart, because a team may have both.
 */
export const moneyOf = (of: SQL) => sql`
  select a.owner as member_id, ${posting}.asset, ${businessDay(sql`${posting.createdAt}`)} as day,
    case when t.kind = 'c2c_payout' and ${posting.amount} < 0 then 'withdraw_c2c' else t.kind end as kind,
    sum(${posting.amount})::bigint as amount
  from ${posting} join txn t on t.id = ${posting.txnId} and t.created_at = ${posting.createdAt} join account a on a.id = ${posting.accountId}
    join member m on m.id = a.owner
  where ${of} and m.type <> 4 and a.kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW') group by 1, 2, 3, 4`

const registeredOn = businessDay(sql`m.reg_at`)

/** Whoever was given a wallet, with the day they came. */
const startsOf = (of: SQL) => sql`
  select m.id as member_id, m.type <> 0 as agent, ${registeredOn} as registered_on
  from ${account} join member m on m.id = ${account.owner} where ${of} and ${account.kind} = 'CASH' and m.type <> 4`

/** Rows of a journal in one transaction. */
const batch = 5000

/** Adds postings to the days of members. A first deposit may be counted before the account it is on. */
const addMoney = (tx: Tx, of: SQL) =>
  tx.execute(sql`
      with added as (
        insert into money_day as d (member_id, asset, day, kind, amount)
          select * from (${moneyOf(of)}) fresh order by 1, 2, 3, 4
          on conflict (member_id, asset, day, kind) do update set amount = d.amount + excluded.amount
          returning d.member_id, d.day, d.kind, d.amount)
      insert into member_start as s (member_id, agent, registered_on, first_deposit_on)
        select m.id, m.type <> 0, ${registeredOn}, first.day
        from (select member_id, min(day) as day from added where ${deposits} and amount > 0 group by member_id) first
          join member m on m.id = first.member_id
        order by m.id
        on conflict (member_id) do update set first_deposit_on = excluded.first_deposit_on where s.first_deposit_on is null`)

const addStarts = (tx: Tx, of: SQL) =>
  tx.execute(sql`
      insert into member_start (member_id, agent, registered_on)
      select distinct on (member_id) * from (${startsOf(of)}) fresh order by member_id
      on conflict (member_id) do nothing`)

/** Counts who was given a wallet; triggers add that up for everyone above. */
export const memberStarts = defineConsumer({
  name: 'member-starts',
  ...accounts,
  batch,
  count: (tx, range) => addStarts(tx, within(account, range)),
})

const movements = { name: 'money-days', ...postings }

/** Counts the money of members by days; triggers add that up for everyone above. */
export const moneyDays = defineConsumer({
  ...movements,
  batch,
  async count(tx, range, counting) {
    await addMoney(tx, within(posting, range))
    await noteBehind(tx, movements, range, counting)
  },
})

/**
 * Makes days and starts of members anew from the ledger, and with them the figures of everyone above.
 * @returns how many days of members there are
 */
export async function rebuildTeamDays(tx: Tx): Promise<number> {
  await tx.execute(sql`select ledger_reaches('-infinity')`)
  await lockPlaces(tx, [memberStarts, moneyDays])
  await tx.execute(sql`delete from member_start`)
  await tx.execute(sql`delete from money_day`)
  for (const { name, journal, count } of [
    { ...memberStarts, count: addStarts },
    { ...moneyDays, count: addMoney },
  ]) {
    const to = await endOf(tx, journal)
    await count(tx, within(journal, { from: beginning, to }))
    await tx.execute(sql`delete from job_item where job = ${name}`)
    await moveCursor(tx, name, to)
  }
  const {
    rows: [row],
  } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from money_day`)
  return row?.count ?? 0
}

/** A figure of a team that is not what its members come to; `about` names its row. */
export interface TeamDifference extends Record<string, unknown> {
  table: string
  about: Record<string, unknown>
  kept: Record<string, number> | null
  members: Record<string, number> | null
}

interface Summed {
  team: string
  own: string
  keys: string[]
  sums: string[]
}

const summed: Summed[] = [
  {
    team: 'team_play_day',
    own: 'settlement_days',
    keys: ['asset', 'day', 'game_type'],
    sums: ['rounds', 'stake', 'valid_bet', 'win', 'bonus_stake', 'jackpot', 'unreported'],
  },
  { team: 'team_money_day', own: 'money_day', keys: ['asset', 'day', 'kind'], sums: ['amount'] },
  { team: 'team_balance', own: 'money_day', keys: ['asset'], sums: ['amount'] },
  {
    team: 'team_start_day',
    own: 'member_starts',
    keys: ['day'],
    sums: ['members', 'agents', 'first_deposits'],
  },
  { team: 'team_last_day', own: 'member_lasts', keys: ['day'], sums: ['members'] },
  { team: 'team_contract_day', own: 'contract_plays', keys: ['asset', 'day', 'game_type'], sums: ['valid_bet', 'pnl'] },
  {
    team: 'team_active_period',
    own: 'active_members',
    keys: ['basis', 'asset', 'period', 'starts_on'],
    sums: ['members'],
  },
  { team: 'team_size', own: 'member_starts', keys: [], sums: ['members', 'agents'] },
]

const differencesOf = ({ team, own, keys, sums }: Summed, limit: number): SQL => {
  const names = ['member_id', 'scope', ...keys]
  const json = (of: string, columns: string[]) =>
    `jsonb_build_object(${columns.map((name) => `'${name}', ${of}.${name}`).join(', ')})`
  const same = names.map((name) => `k.${name} is not distinct from m.${name}`).join(' and ')
  const none = (of: string) => sums.map((name) => `coalesce(${of}.${name}, 0)::bigint`).join(', ')
  // A full join needs a condition that can be hashed.
  const hash = (of: string) => `md5(${names.map((name) => `coalesce(${of}.${name}::text, '')`).join(" || '|' || ")})`
  const added = [...keys.map((key) => `o.${key}`), ...sums.map((name) => `sum(o.${name}) as ${name}`)].join(', ')
  return sql.raw(`
    select '${team}' as "table", coalesce(${json('k', names)}, ${json('m', names)}) as about,
      case when k.member_id is not null then ${json('k', sums)} end as kept,
      case when m.member_id is not null then ${json('m', sums)} end as members
    from ${team} k full join (
      select l.ancestor_id as member_id, s.scope, ${added}
      from ${own} o join member_line l on l.descendant_id = o.member_id and l.depth > 0
        cross join (values ('BELOW'), ('DIRECT')) s (scope)
      where s.scope = 'BELOW' or l.depth = 1
      group by l.ancestor_id, s.scope${keys.map((key) => `, o.${key}`).join('')}) m
      on ${hash('k')} = ${hash('m')} and ${same}
    where (${none('k')}) is distinct from (${none('m')}) limit ${limit}`)
}

/** Compares figures of teams with those of their members, at one moment each; at most `limit` differences. */
export async function checkTeams(db: Reader, limit = 50): Promise<TeamDifference[]> {
  const found: TeamDifference[] = []
  for (const each of summed) {
    const { rows } = await db.execute<TeamDifference>(differencesOf(each, limit))
    found.push(...rows)
  }
  return found.slice(0, limit)
}
