import { signedMinorOf } from '../../../../app/format/money.ts'

/** An entry as it is added up. */
export interface Counted {
  entryNo: string
  account: string
  amount: string
  balanceAfter: string
}

/** What one account adds up to, minor units. */
export interface Sum {
  sum: bigint
  entries: number
  /** The first entry whose balance is not the sum so far. */
  broken?: string
}

/** Whole minor units of a decimal string: no float has a say in it. @throws for anything else */
export function minorOf(text: string): bigint {
  const minor = signedMinorOf(text)
  if (minor === undefined) throw new Error(`no amount: ${text}`)
  return minor
}

/** Adds entries, the oldest first, to the sums of their accounts, checking each balance on the way. */
export function addUp(sums: ReadonlyMap<string, Sum>, entries: readonly Counted[]): Map<string, Sum> {
  const next = new Map(sums)
  for (const { entryNo, account, amount, balanceAfter } of entries) {
    const { sum: before = 0n, entries: count = 0, broken } = next.get(account) ?? {}
    const sum = before + minorOf(amount)
    const bad = broken ?? (sum === minorOf(balanceAfter) ? undefined : entryNo)
    next.set(account, { sum, entries: count + 1, ...(bad !== undefined && { broken: bad }) })
  }
  return next
}

/** Whether the wallet shows what the entries of cash and bonus add up to. */
export const shows = (wallet: string, sums: ReadonlyMap<string, Sum>): boolean =>
  minorOf(wallet) === (sums.get('CASH')?.sum ?? 0n) + (sums.get('BONUS')?.sum ?? 0n)

/** Whether an account holds what its entries add up to. */
export const holds = (sum: Sum | undefined, balance: string): boolean =>
  (sum?.sum ?? 0n) === minorOf(balance) && sum?.broken === undefined
