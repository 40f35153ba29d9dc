import type { Balance } from '@brand/sdk/contract'
import { type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader, Tx } from '../db/client.ts'
import { preparedSql } from '../db/prepared.ts'
import { formatMoney } from './money.ts'
import { openAccounts } from './accounts.ts'
import { type MemberKind, post } from './post.ts'

const kinds: MemberKind[] = ['CASH', 'BONUS', 'HOLD_WITHDRAW']

/** Opens the accounts of a member's wallet in an asset; those already open stay. */
export async function openWallet(tx: Tx, memberId: string, asset: string): Promise<void> {
  await openAccounts(tx, memberId, asset, kinds)
}

/**
 * Gives a new member the sandbox's play money, once: kind `sandbox_grant`, PROMO_COST to CASH, no turnover attached.
 */
export async function grant(tx: Tx, memberId: string, asset: string, amount = 1_000_000n): Promise<number> {
  return post(tx, {
    kind: 'sandbox_grant',
    entries: [
      { system: 'PROMO_COST', asset, amount: -amount },
      { member: memberId, kind: 'CASH', asset, amount },
    ],
    once: { owner: memberId, key: 'sandbox_grant' },
  })
}

/** The figures of a wallet in the ledger, minor units. */
export interface Wallet {
  asset: string
  symbol: string
  cash: bigint
  bonus: bigint
  hold: bigint
  /** Money moved to vendors. */
  vendors: { code: string; there: bigint }[]
  /** Id of the last posting included in the figures; a later read has a larger one. */
  version: number
}

/** With what modules know of it. */
export interface WholeWallet extends Wallet {
  /** Whether a bonus is played, also while none of its money is here. */
  bonusRunning: boolean
  /** What is at vendors, and what is on its way there or back. */
  vendors: { code: string; there: bigint; moving: bigint }[]
}

export interface WalletRow {
  memberId: string
  asset: string
  symbol: string
  cash: string
  bonus: string
  hold: string
  version: string
  vendors: { code: string; there: string }[]
}

/**
 * The query of the wallets of members, by a condition on the member `m`. Modules add columns of it, and values of `a`,
 * an account at a vendor, each after a comma.
 */
export const walletSql = (whose: SQL, ofMember = sql``, ofVendor = sql``): SQL => sql`
  select m.id as "memberId", m.asset, s.symbol,
    coalesce(sum(a.balance) filter (where a.kind = 'CASH'), 0)::text as cash,
    coalesce(sum(a.balance) filter (where a.kind = 'BONUS'), 0)::text as bonus,
    coalesce(sum(a.balance) filter (where a.kind = 'HOLD_WITHDRAW'), 0)::text as hold,
    coalesce(json_agg(json_build_object('code', substr(a.kind, 8), 'there', a.balance::text${ofVendor}) order by a.kind)
      filter (where a.kind like 'VENDOR:%'), '[]') as vendors,
    coalesce(max(a.last_posting_id), 0)::text as version
    ${ofMember}
  from member m join asset s on s.code = m.asset left join account a on a.owner = m.id and a.asset = m.asset
  where ${whose} group by m.id, m.asset, s.symbol`

export const walletIn = ({ asset, symbol, cash, bonus, hold, vendors, version }: WalletRow): Wallet => ({
  asset,
  symbol,
  cash: BigInt(cash),
  bonus: BigInt(bonus),
  hold: BigInt(hold),
  vendors: vendors.map(({ code, there }) => ({ code, there: BigInt(there) })),
  version: Number(version),
})

const walletRow = preparedSql<WalletRow, { memberId: string }>('wallet', (given) =>
  walletSql(sql`m.id = ${given('memberId')}`),
)

/** The wallet of a member in the asset the member plays with; undefined where there is no such member. */
export async function walletOf(db: Reader, memberId: string): Promise<Wallet | undefined> {
  const [row] = await walletRow(db, { memberId })
  return row && walletIn(row)
}

/** What a wallet has beyond its main part: at vendors, and between here and there. */
export function vendorTotals({ vendors }: Pick<WholeWallet, 'vendors'>): { there: bigint; moving: bigint } {
  return vendors.reduce((sum, { there, moving }) => ({ there: sum.there + there, moving: sum.moving + moving }), {
    there: 0n,
    moving: 0n,
  })
}

/**
 * A wallet as the contract's `Balance` shows it: account type 2 is the main wallet, 1 a wallet at a
 * vendor.
 */
export function toBalance(wallet: WholeWallet): z.input<typeof Balance> {
  const { asset, symbol, cash, bonus, hold, bonusRunning, vendors, version } = wallet
  const { there, moving } = vendorTotals(wallet)
  return {
    currency: asset,
    currencySymbol: symbol,
    sumBalance: formatMoney(cash + bonus),
    balance: [
      { accountTypeId: 2, name: 'MAIN', availBalance: formatMoney(cash + bonus), lockedBalance: formatMoney(hold) },
      ...vendors
        .filter(({ there, moving: inTransit }) => there + inTransit > 0n)
        .map((vendor) => ({
          accountTypeId: 1 as const,
          name: vendor.code,
          availBalance: formatMoney(vendor.there),
          lockedBalance: formatMoney(vendor.moving),
        })),
    ],
    bonus: formatMoney(bonus),
    bonusRunning,
    hold: formatMoney(hold),
    vendor: formatMoney(there),
    suspense: formatMoney(moving),
    total: formatMoney(cash + bonus + there + moving),
    version,
  }
}
