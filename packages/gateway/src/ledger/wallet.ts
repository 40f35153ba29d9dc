import type { Balance } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader, Tx } from '../db/client.ts'
import { account } from '../db/schema/index.ts'
import { formatMoney } from './money.ts'
import { type MemberKind, post } from './post.ts'

const kinds: MemberKind[] = ['CASH', 'BONUS', 'HOLD_WITHDRAW']

/** Opens the accounts of a member's wallet in an asset; those already open stay. */
export async function openWallet(tx: Tx, memberId: string, asset: string): Promise<void> {
  await tx
    .insert(account)
    .values(kinds.map((kind) => ({ owner: memberId, kind, asset, balance: 0n })))
    .onConflictDoNothing()
}

/** Gives a new member the sandbox's play money, once: kind `sandbox_grant`, PROMO_COST to CASH, no turnover attached. */
export async function grant(tx: Tx, memberId: string, asset: string, amount = 1_000_000n): Promise<number> {
  return post(tx, {
    kind: 'sandbox_grant',
    entries: [
      { house: 'PROMO_COST', asset, amount: -amount },
      { member: memberId, kind: 'CASH', asset, amount },
    ],
    once: { owner: memberId, key: 'sandbox_grant' },
  })
}

/** The figures of a wallet, minor units. */
export interface Wallet {
  asset: string
  symbol: string
  cash: bigint
  bonus: bigint
  hold: bigint
  /** Id of the last posting behind the figures; a later reading has a larger one. */
  version: number
}

/** The wallet of a member in the asset the member plays with; undefined where there is no such member. */
export async function walletOf(db: Reader, memberId: string): Promise<Wallet | undefined> {
  const { rows } = await db.execute<{ asset: string; symbol: string; cash: string; bonus: string; hold: string; version: string }>(sql`
    select m.asset, s.symbol,
      coalesce(sum(a.balance) filter (where a.kind = 'CASH'), 0)::text as cash,
      coalesce(sum(a.balance) filter (where a.kind = 'BONUS'), 0)::text as bonus,
      coalesce(sum(a.balance) filter (where a.kind = 'HOLD_WITHDRAW'), 0)::text as hold,
      coalesce(max((select p.id from posting p where p.account_id = a.id order by p.id desc limit 1)), 0)::text as version
    from member m join asset s on s.code = m.asset left join account a on a.owner = m.id and a.asset = m.asset
    where m.id = ${memberId} group by m.asset, s.symbol`)
  const [row] = rows
  if (!row) return undefined
  const { asset, symbol, cash, bonus, hold, version } = row
  return { asset, symbol, cash: BigInt(cash), bonus: BigInt(bonus), hold: BigInt(hold), version: Number(version) }
}

/** A wallet as the contract's `Balance` shows it (wire.md G2): account type 2 is the main wallet. */
export function toBalance({ asset, symbol, cash, bonus, hold, version }: Wallet): z.input<typeof Balance> {
  return {
    currency: asset,
    currencySymbol: symbol,
    sumBalance: formatMoney(cash + bonus),
    balance: [{ accountTypeId: 2, name: 'MAIN', availBalance: formatMoney(cash + bonus), lockedBalance: formatMoney(hold) }],
    bonus: formatMoney(bonus),
    hold: formatMoney(hold),
    version,
  }
}
