import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { preparedSql } from '../../db/prepared.ts'
import { type WalletRow, type WholeWallet, walletIn, walletSql } from '../../ledger/wallet.ts'
import { movingAt } from '../transfers/index.ts'
import { isBonusRunning } from '../turnover/index.ts'

interface WholeRow extends WalletRow {
  bonusRunning: boolean
  vendors: { code: string; there: string; moving: string }[]
}

const wholeRow = preparedSql<WholeRow, { memberId: string }>('whole_wallet', (given) =>
  walletSql(
    given('memberId'),
    sql`, ${isBonusRunning(sql`m.id`)} as "bonusRunning"`,
    sql`, 'moving', ${movingAt({ memberId: sql`a.owner`, vendor: sql`substr(a.kind, 8)`, asset: sql`a.asset` })}::text`,
  ),
)

/** A wallet with what is on its way to vendors and back, in one query; undefined where there is no such member. */
export async function wholeWallet(db: Reader, memberId: string): Promise<WholeWallet | undefined> {
  const [row] = await wholeRow(db, { memberId })
  if (!row) return undefined
  const { bonusRunning, vendors } = row
  return {
    ...walletIn(row),
    bonusRunning,
    vendors: vendors.map(({ code, there, moving }) => ({ code, there: BigInt(there), moving: BigInt(moving) })),
  }
}
