import { eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { contract, contractResult } from '../schema.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { type Entry, InsufficientFunds, post, postAll } from '../../../ledger/post.ts'
import type { SettlingTurn } from '../../../workflow/closings.ts'
import { concernsAll, notAside, setAside } from '../../../workflow/each-alone.ts'
import { refuse } from '../../../lib/refusal.ts'
import type { TxnKind } from '../../../ledger/kinds.ts'
import { kinds } from '../kinds.ts'
import { tell } from '../offers.ts'
import type { ContractKind } from '../terms.ts'

/** Obligations looked at in one transaction. */
const batch = 100
/** The closing that settles and pays. */
export const settlementJob = 'contract-settlement'

interface Open extends Record<string, unknown> {
  id: string
  resultId: string
  cause: 'RESULT' | 'ADJUSTMENT'
  debtorId: string | null
  creditorId: string | null
  asset: string
  amount: string
  owed: boolean
  /** The one before it of the same debtor that is still open and not set aside, not of adjustments. */
  previous: string | null
  kind: ContractKind
  depth: number
}

/**
 * What is to be paid, from the top of the lines down, so that whoever is paid can pay on; of a debtor the oldest first.
 * Left out: what is disputed or set aside, and debtors who were found to have too little before and have no more now.
 */
const openObligations = (tx: Tx, after: Pick<Open, 'depth' | 'id'> | undefined, now: Date, limit: number) =>
  tx.execute<Open>(sql`
    with open as (
      select o.*, r.kind, (select count(*) from member_line l where l.descendant_id = r.payee_id)::int as depth
      from obligation o join contract_result r on r.id = o.result_id join contract_payment p on p.result_id = r.id
      where o.txn_id is null and o.cancelled_at is null and p.state <> 'DISPUTED' and ${notAside(settlementJob, sql`o.id`, now)}
        and (o.debtor_id is null or o.owed_at is null or exists (select from account a where a.owner = o.debtor_id
          and a.kind = 'CASH' and a.asset = o.asset and a.balance >= o.amount))),
    next as (
      select * from open where ${after ? sql`(depth, id) > (${after.depth}, ${after.id}::bigint)` : sql`true`}
      order by depth, id limit ${limit})
    select id::text, result_id::text as "resultId", cause, debtor_id as "debtorId", creditor_id as "creditorId", asset,
      amount::text, owed_at is not null as owed, kind, depth,
      (select o.id::text from obligation o join contract_payment p on p.result_id = o.result_id
        where o.debtor_id = n.debtor_id and o.asset = n.asset and o.id < n.id and o.cause = 'RESULT'
          and o.txn_id is null and o.cancelled_at is null and p.state <> 'DISPUTED'
          and ${notAside(settlementJob, sql`o.id`, now)} order by o.id desc limit 1) as previous
    from next n order by n.depth, n.id`)

function postingOf({ id, cause, kind, asset, amount, debtorId, creditorId }: Open) {
  const leg = (memberId: string | null, sum: bigint): Entry =>
    memberId === null
      ? { system: 'COMMISSION_COST', asset, amount: sum }
      : { member: memberId, kind: 'CASH', asset, amount: sum }
  const txn: TxnKind = cause === 'ADJUSTMENT' ? 'contract_adjustment' : kinds[kind].txn
  const entries = [leg(debtorId, -BigInt(amount)), leg(creditorId, BigInt(amount))]
  return { kind: txn, entries, once: { owner: 'obligation', key: id } }
}

const ids = (list: readonly Open[], key: 'id' | 'resultId' = 'id') => sql.param(list.map((open) => open[key]))

/** What there is money for, one after the other. */
async function affordable(tx: Tx, open: readonly Open[]): Promise<Open[]> {
  const members = [...new Set(open.flatMap(({ debtorId, creditorId }) => [debtorId, creditorId]))]
  const { rows } = await tx.execute<{ owner: string; asset: string; balance: string }>(sql`
    select owner, asset, balance::text from account where owner = any (${sql.param(members)}::uuid[]) and kind = 'CASH'`)
  const cash = new Map(rows.map(({ owner, asset, balance }) => [`${owner} ${asset}`, BigInt(balance)]))
  const paid = new Set<string>()
  return open.filter((each) => {
    const { id, debtorId, creditorId, asset } = each
    const amount = BigInt(each.amount)
    const [from, to] = [`${debtorId} ${asset}`, `${creditorId} ${asset}`]
    const before = cash.get(from) ?? 0n
    if (isBehind(each, paid) || (debtorId !== null && before < amount)) return false
    cash.set(from, before - amount)
    cash.set(to, (cash.get(to) ?? 0n) + amount)
    paid.add(id)
    return true
  })
}

/** Whether an older one of the same debtor waits for money. */
const isBehind = ({ cause, previous }: Open, passed: ReadonlySet<string>): boolean =>
  cause === 'RESULT' && previous !== null && !passed.has(previous)

interface Paid {
  /** With the transaction of each. */
  paid: ReadonlyMap<Open, number>
  /** What could not be posted, whatever money there is. */
  failed: ReadonlySet<Open>
}

/** Pays what there is money for, one after the other. */
async function payInOrder(tx: Tx, open: readonly Open[], now: Date): Promise<Paid> {
  const expected = await affordable(tx, open)
  try {
    const txnIds = await tx.transaction((part) => postAll(part, expected.map(postingOf)))
    return { paid: new Map(expected.map((each, n) => [each, txnIds[n] ?? 0])), failed: new Set() }
  } catch (error) {
    if (concernsAll(error)) throw error
    // Somebody has spent it meanwhile, or one of them cannot be posted.
    return payEach(tx, open, now)
  }
}

async function payEach(tx: Tx, open: readonly Open[], now: Date): Promise<Paid> {
  const paid = new Map<Open, number>()
  const failed = new Set<Open>()
  const passed = new Set<string>()
  for (const each of open) {
    if (isBehind(each, passed)) continue
    try {
      paid.set(each, await tx.transaction((part) => post(part, postingOf(each))))
      passed.add(each.id)
    } catch (error) {
      if (error instanceof InsufficientFunds) continue
      if (concernsAll(error)) throw error
      failed.add(each)
      passed.add(each.id)
      await setAside(tx, settlementJob, each.id, error, now)
    }
  }
  return { paid, failed }
}

async function notePaid(tx: Tx, paid: Paid['paid'], now: Date): Promise<void> {
  if (paid.size === 0) return
  const list = [...paid.keys()]
  await tx.execute(sql`delete from job_item where job = ${settlementJob} and item = any (${ids(list)}::text[])`)
  await tx.execute(sql`
    update obligation o set txn_id = s.txn_id
    from unnest(${ids(list)}::bigint[], ${sql.param([...paid.values()])}::bigint[]) s (id, txn_id) where o.id = s.id`)
  await tx.execute(sql`
    update contract_payment p set paid_at = ${now}, state = case when s.cause = 'RESULT' then 'PAID' else p.state end
    from unnest(${ids(list, 'resultId')}::bigint[], ${sql.param(list.map(({ cause }) => cause))}::text[]) s (id, cause)
    where p.result_id = s.id`)
}

/** What was found to be owed for the first time, and to whom it is told. */
async function noteOwed(tx: Tx, owed: readonly Open[], now: Date): Promise<void> {
  if (owed.length === 0) return
  await tx.execute(
    sql`update obligation set owed_at = ${now} where id = any (${ids(owed)}::bigint[]) and owed_at is null`,
  )
  const results = owed.filter(({ cause }) => cause === 'RESULT')
  await tx.execute(
    sql`update contract_payment set state = 'OWED' where result_id = any (${ids(results, 'resultId')}::bigint[])`,
  )
  const rows = await tx
    .select({ resultId: contractResult.id, contract })
    .from(contractResult)
    .innerJoin(contract, eq(contract.id, contractResult.contractId))
    .where(sql`${contractResult.id} = any (${ids(owed, 'resultId')}::bigint[])`)
  const contracts = new Map(rows.map((row) => [String(row.resultId), row.contract]))
  for (const { resultId, debtorId, asset, amount } of owed) {
    const row = contracts.get(resultId)
    if (!row) throw new Error('a result has a contract')
    const side = row.uplineId === debtorId ? 'UP' : 'DOWN'
    await tell({ tx, clock: { now: () => now } }, row, side, 'contractOwed', {
      amount: { money: formatMoney(amount), asset },
    })
  }
}

/** Pays what is calculated and what is owed, as far as there is money. */
export async function payObligations({ atMost, lead, now, stopping }: SettlingTurn): Promise<void> {
  for (let after: Open | undefined, more = true; more && !stopping.aborted;)
    more = await lead(async (tx) => {
      const limit = atMost(batch)
      const { rows } = await openObligations(tx, after, now, limit)
      const { paid, failed } = await payInOrder(tx, rows, now)
      await notePaid(tx, paid, now)
      await noteOwed(
        tx,
        rows.filter((open) => !open.owed && !paid.has(open) && !failed.has(open)),
        now,
      )
      after = rows.at(-1)
      return rows.length === limit
    })
}

/**
 * Whatever is due and not paid is owed from the moment it is written, whether the job has looked at it or not.
 * @throws Refused `obligation_open`: the member owes somebody dividends or salaries
 */
export async function requireNothingOwed(db: Reader, memberId: string): Promise<void> {
  const {
    rows: [row],
  } = await db.execute<{ amount: string | null }>(sql`
    select sum(amount)::text as amount from obligation
    where debtor_id = ${memberId} and txn_id is null and cancelled_at is null`)
  if (row?.amount) throw refuse('obligation_open', { details: { amount: formatMoney(row.amount) } })
}
