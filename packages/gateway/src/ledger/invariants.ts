import { ownClient, type Db } from '../db/client.ts'

export interface Breach {
  /**
   * `history`: postings of an earlier passed check have changed. `closing`: what a month ended with. `round`: one that is
   * named and not there.
   */
  rule: 'sum' | 'balance' | 'negative' | 'repeated' | 'history' | 'closing' | 'round'
  /** Which transaction, account, vendor transaction, round, or account and month. */
  subject: string
}

// One statement, so that all of it sees one snapshot.
const breaches = `
  select 'sum' as rule, txn_id::text as subject from audit_postings group by txn_id, asset having sum(amount_minor) <> 0
  union all
  select 'balance', b.account_id::text from audit_balances b
    left join (select account_id, sum(amount_minor) as total from audit_postings group by account_id) p using (account_id)
    left join ledger_base o using (account_id)
    where b.balance_minor <> coalesce(p.total, 0) + coalesce(o.balance, 0)
  union all
  select 'negative', account_id::text from audit_balances where owner is not null and balance_minor < 0
  union all
  select 'repeated', vendor || '/' || vendor_tx from audit_txns
    where vendor is not null group by vendor, vendor_tx having count(*) > 1
  union all
  select 'closing', account_id || ' ' || to_char(month, 'YYYY-MM') from ledger_closings_astray`

/** Checks invariant I1 over the whole ledger, without a time limit, through the auditors' views; none found: []. */
export const checkInvariants = (db: Db): Promise<Breach[]> => breachesOf(db, breaches)

/**
 * Checks I1 over what was written since the last check, and advances from there where all is well; over the whole
 * ledger where that was last done before `before`, or found something.
 */
export const checkLedger = (db: Db, before: Date | null = null): Promise<Breach[]> =>
  breachesOf(db, 'select rule, subject from check_ledger($1)', [before])

/** Closes the months of the ledger that are complete, without a time limit. @returns how many */
export async function closeMonths(db: Db): Promise<number> {
  const [row] = await withoutLimit<{ count: number }>(db, 'select close_ledger_months() as count')
  return row?.count ?? 0
}

const breachesOf = (db: Db, text: string, values: unknown[] = []) => withoutLimit<Breach>(db, text, values)

async function withoutLimit<T extends object>(db: Db, text: string, values: unknown[] = []): Promise<T[]> {
  const client = ownClient(db, 'gateway audit')
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
