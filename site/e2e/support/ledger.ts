import { checkInvariants, type Breach } from '../../../packages/gateway/src/ledger/invariants.ts'
import { openDb } from '../../../packages/gateway/src/db/client.ts'
import { startEmbedded } from '../../../packages/gateway/src/db/embedded.ts'

/** The books of a running product, read beside its gateway through the auditors' views. */
export interface Ledger {
  /** What a player has in cash and bonus, as the header writes it: `9,990.00`. */
  balance(account: string): Promise<string>
  /** Rounds of a player whose end is not booked. */
  openRounds(account: string): Promise<number>
  /** What breaks invariant I1. */
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
    openRounds: (account) => one(`select count(*) as n from round r join member m on m.id = r.member_id where m.account = $1 and r.state in ('OPEN', 'REOPENED')`, account),
    breaches: () => checkInvariants(db),
    async close() {
      await db.$client.end()
      await server.stop()
    },
  }
}
