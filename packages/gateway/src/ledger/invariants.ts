import { ownClient, type Db } from '../db/client.ts'

export interface Breach {
  rule: 'sum' | 'balance' | 'negative' | 'repeated'
  /** Which transaction, account or vendor transaction. */
  subject: string
}

// One statement, so that all of it sees one moment.
const breaches = `
  select 'sum' as rule, txn_id::text as subject from audit_postings group by txn_id, asset having sum(amount_minor) <> 0
  union all
  select 'balance', b.account_id::text from audit_balances b
    left join (select account_id, sum(amount_minor) as total from audit_postings group by account_id) p using (account_id)
    where b.balance_minor <> coalesce(p.total, 0)
  union all
  select 'negative', account_id::text from audit_balances where owner is not null and balance_minor < 0
  union all
  select 'repeated', vendor || '/' || vendor_tx from audit_txns
    where vendor is not null group by vendor, vendor_tx having count(*) > 1`

/** Checks invariant I1 (decisions.md) over the whole ledger, however long it takes, through the auditors' views; none found: []. */
export async function checkInvariants(db: Db): Promise<Breach[]> {
  const client = ownClient(db, 'gateway audit')
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Breach>(breaches)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
