import { checkInvariants, type Breach } from '../../../../packages/gateway/src/ledger/invariants.ts'
import { openDb } from '../../../../packages/gateway/src/db/client.ts'
import { startEmbedded } from '../../../../packages/gateway/src/db/embedded.ts'

/** The ledger of a running product, read from its database through the audit views. */
export interface Ledger {
  /** Cash and bonus of a player, formatted as in the header: `9,990.00`. */
  balance(account: string): Promise<string>
  /** Open rounds of a player. */
  openRounds(account: string): Promise<number>
  /** The largest net win of a player's settled rounds; 0 if there is none. */
  largestWin(account: string): Promise<number>
  /** Money moved by play by kind of transaction, and the resulting balance of the player, in minor units. */
  played(account: string): Promise<{ bet: number; win: number; rollback: number; net: number }>
  /** Number of a player's transactions of a kind. */
  movements(account: string, kind: string): Promise<number>
  /** Violations of invariant I1. */
  breaches(): Promise<Breach[]>
  close(): Promise<void>
}

const written = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

export async function openLedger(dataDir: string): Promise<Ledger> {
  const server = await startEmbedded({ dataDir, guest: true })
  const db = openDb(server.where())
  const one = async (query: string, account: string): Promise<number> => {
    const { rows } = await db.$client.query<{ n: string }>(query, [account])
    return Number(rows[0]?.n)
  }
  return {
    async balance(account) {
      const minor = await one(
        `select sum(balance_minor) as n from audit_balances b join member m on m.id = b.owner
         where m.account = $1 and b.kind in ('CASH', 'BONUS') and b.asset = m.asset`,
        account,
      )
      return written.format(minor / 100)
    },
    openRounds: (account) =>
      one(
        `select count(*) as n from round r join member m on m.id = r.member_id where m.account = $1 and r.state in ('OPEN', 'REOPENED')`,
        account,
      ),
    largestWin: (account) =>
      one(
        `select coalesce(max(r.win - r.stake), 0) / 100.0 as n from round r join member m on m.id = r.member_id
         where m.account = $1 and r.win > r.stake`,
        account,
      ),
    async played(account) {
      const { rows } = await db.$client.query<{ kind: string; n: number; sum: number }>(
        `select t.kind, count(distinct t.txn_id)::int as n, coalesce(sum(p.amount_minor), 0)::int as sum
         from audit_txns t join member m on m.account = $1
         left join audit_balances b on b.owner = m.id and b.kind in ('CASH', 'BONUS')
         left join audit_postings p on p.txn_id = t.txn_id and p.account_id = b.account_id
         where t.vendor_tx is not null
         and exists (select 1 from txn x join round r on r.id = x.round_id where x.id = t.txn_id and r.member_id = m.id)
         group by t.kind`,
        [account],
      )
      const count = (kind: string) => rows.find((row) => row.kind === kind)?.n ?? 0
      return {
        bet: count('bet'),
        win: count('win'),
        rollback: count('rollback'),
        net: rows.reduce((total, { sum }) => total + sum, 0),
      }
    },
    async movements(account, kind) {
      const { rows } = await db.$client.query(
        `select distinct t.txn_id from audit_txns t join audit_postings p on p.txn_id = t.txn_id
         join audit_balances b on b.account_id = p.account_id join member m on m.id = b.owner where m.account = $1 and t.kind = $2`,
        [account, kind],
      )
      return rows.length
    },
    breaches: () => checkInvariants(db),
    async close() {
      await db.$client.end()
      await server.stop()
    },
  }
}
