import type { DownlineTransfersInfoOutput } from '@brand/sdk/agent'
import { boundBroken } from '../../../../app/format/bounds.ts'
import { amountOf, least, minorOf } from '../../../../app/format/money.ts'

/** A row of the form. */
export interface GiftRow {
  /** Of the row, for React. */
  id: number
  account: string
  amount: string
}

export interface Gifts {
  /** Whether all get the same. */
  equal: boolean
  /** What each gets, where all get the same. */
  each: string
  rows: readonly GiftRow[]
}

/** A row without its number. */
type Gift = Omit<GiftRow, 'id'>

let numbers = 0
const rowOf = (gift: Partial<Gift> = {}): GiftRow => ({ id: ++numbers, account: '', amount: '', ...gift })

/** The form as it is at first: a row for each of these people, or two empty ones. */
export const newGifts = (accounts: readonly string[] = []): Gifts => ({
  equal: true,
  each: '',
  rows: accounts.length > 0 ? accounts.map((account) => rowOf({ account })) : [rowOf(), rowOf()],
})

/** With one row more. */
export const withRow = (gifts: Gifts): Gifts => ({ ...gifts, rows: [...gifts.rows, rowOf()] })

/** The form as a draft keeps it: `equal`, `each`, and `account.0`, `amount.0` of each row. */
export const draftValues = ({ equal, each, rows }: Gifts): Record<string, string> => ({
  equal: equal ? 'yes' : 'no',
  each,
  rows: String(rows.length),
  ...Object.fromEntries(
    rows.flatMap(({ account, amount }, at) => [
      [`account.${at}`, account],
      [`amount.${at}`, amount],
    ]),
  ),
})

/** The form of a draft; as it is at first where there is none. @param most people a red packet can be for */
export function draftGifts(values: Readonly<Record<string, string>>, most: number): Gifts {
  const count = Math.min(Number(values['rows']) || 0, most)
  if (count < 1) return newGifts()
  return {
    equal: values['equal'] !== 'no',
    each: values['each'] ?? '',
    rows: Array.from({ length: count }, (_, at) =>
      rowOf({ account: values[`account.${at}`] ?? '', amount: values[`amount.${at}`] ?? '' }),
    ),
  }
}

const nameIn = ({ account }: Gift) => account.trim().toLowerCase()

/** Which of some accounts have a row. */
export function chosenOf({ rows }: Gifts, accounts: readonly string[]): string[] {
  const named = new Set(rows.map(nameIn))
  return accounts.filter((account) => named.has(account.toLowerCase()))
}

/**
 * The form in which, of some accounts, exactly those that are chosen have a row. Rows of others stay; empty ones are
 * filled first. Who finds no room is left out.
 */
export function withChosen(
  gifts: Gifts,
  { offered, chosen, most }: { offered: readonly string[]; chosen: readonly string[]; most: number },
): Gifts {
  const off = new Set(offered.filter((account) => !chosen.includes(account)).map((account) => account.toLowerCase()))
  const kept = gifts.rows.filter((row) => !off.has(nameIn(row)))
  const named = new Set(kept.map(nameIn))
  const missing = chosen.filter((account) => !named.has(account.toLowerCase()))
  const rows = kept.map((row) =>
    nameIn(row) === '' && missing.length > 0 ? { ...row, account: missing.shift() ?? '' } : row,
  )
  rows.push(...missing.slice(0, Math.max(0, most - rows.length)).map((account) => rowOf({ account })))
  return { ...gifts, rows: rows.length > 0 ? rows : [rowOf()] }
}

export type GiftFault = 'account.missing' | 'account.twice' | 'amount.missing' | 'amount.min'

type Info = Pick<DownlineTransfersInfoOutput, 'available' | 'max' | 'leftToday' | 'minGift'>

/** What a row gives. */
export const amountIn = ({ equal, each }: Gifts, row: GiftRow): string => (equal ? each : row.amount)

/** All gifts together. */
export const totalOf = (gifts: Gifts): string =>
  amountOf(gifts.rows.reduce((sum, row) => sum + (minorOf(amountIn(gifts, row)) ?? 0n), 0n))

/** The most that all gifts together may be. */
export const mostOf = ({ available, max, leftToday }: Info): string => least(available, max, leftToday)

export const isTooMuch = (gifts: Gifts, info: Info): boolean =>
  boundBroken(totalOf(gifts), { min: '0.00', max: mostOf(info) }) === 'max'

export function accountFault({ rows }: Gifts, row: GiftRow): GiftFault | undefined {
  const name = nameIn(row)
  if (name === '') return 'account.missing'
  const first = rows.find((one) => nameIn(one) === name)
  return first === row ? undefined : 'account.twice'
}

export function amountFault(amount: string, { minGift }: Info): GiftFault | undefined {
  const minor = minorOf(amount)
  if (amount === '' || minor === undefined || minor === 0n) return 'amount.missing'
  return minor < (minorOf(minGift) ?? 0n) ? 'amount.min' : undefined
}
