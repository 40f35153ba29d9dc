import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { batched } from '../../db/batched.ts'
import { preparedSql } from '../../db/prepared.ts'
import { type WalletRow, type WholeWallet, walletIn, walletSql } from '../../ledger/wallet.ts'
import { movingAt } from '../transfers/index.ts'
import { isBonusRunning } from '../turnover/index.ts'

interface WholeRow extends WalletRow {
  bonusRunning: boolean
  vendors: { code: string; there: string; moving: string }[]
}

const wholeRows = preparedSql<WholeRow, { memberIds: readonly string[] }>('whole_wallets', (given) =>
  walletSql(
    sql`m.id = any(${given('memberIds')})`,
    sql`, ${isBonusRunning(sql`m.id`)} as "bonusRunning"`,
    sql`, 'moving', ${movingAt({ memberId: sql`a.owner`, vendor: sql`substr(a.kind, 8)`, asset: sql`a.asset` })}::text`,
  ),
)

const wholeRow = batched(
  async (db, memberIds: readonly string[]) =>
    new Map((await wholeRows(db, { memberIds })).map((row) => [row.memberId, row])),
)

/** A wallet with what is on its way to vendors and back, in one query; undefined where there is no such member. */
export async function wholeWallet(db: Reader, memberId: string): Promise<WholeWallet | undefined> {
  const row = await wholeRow(db, memberId)
  if (!row) return undefined
  const { bonusRunning, vendors } = row
  return {
    ...walletIn(row),
    bonusRunning,
    vendors: vendors.map(({ code, there, moving }) => ({ code, there: BigInt(there), moving: BigInt(moving) })),
  }
}
