import type { ContractsDividendsInput, ContractsDividendsOutput, ContractsRecordLinesOutput } from '@brand/sdk/agent'
import { addDays, dayIn, isDay } from '@brand/ui/date-picker'
import { centrePath, type Permission } from '../../../app/centre/centres.ts'
import { amountOf, signedMinorOf } from '../../../app/format/money.ts'
import { todayIn } from '../../../app/format/moments.ts'

/** The pages, each for a kind of contract. The permission of the same name says whether there ever was one. */
export type PaymentsId = Extract<Permission, 'dividends' | 'dailyWages' | 'hourlySalary' | 'realtimeSalary'>

export type PaymentRecord = ContractsDividendsOutput['list'][number]
export type RecordLine = ContractsRecordLinesOutput['list'][number]
type Asked = Omit<ContractsDividendsInput, 'after' | 'pageSize'>

export const roles = ['received', 'paid'] as const
/** Periods of a dividend; every other kind has one. */
export const periods = ['MONTHLY', 'SEMIMONTHLY', 'WEEKLY', 'DAILY'] as const
export const statuses = ['CALCULATED', 'PAID', 'OWED', 'DISPUTED', 'ADJUSTED'] as const

/** The status to show: of a period that came to nothing there is nothing to pay. */
export const statusOf = ({ status, amount }: Pick<PaymentRecord, 'status' | 'amount'>): string =>
  status === 'PAID' && !isSome(amount) ? 'NONE' : status

/** What an address asks for: `role=paid&period=MONTHLY&status=OWED&from=2026-11-01&to=2026-11-20`. */
export function askedIn(params: URLSearchParams, id: PaymentsId): Asked & { role: (typeof roles)[number] } {
  const get = (name: string) => params.get(name) ?? ''
  const [from, to] = [get('from'), get('to')]
  const period = id === 'dividends' ? periods.find((one) => one === get('period')) : undefined
  const status = statuses.find((one) => one === get('status'))
  return {
    role: roles.find((one) => one === get('role')) ?? 'received',
    ...(period && { period }),
    ...(status && { status }),
    ...(isDay(from) && isDay(to) && from <= to && { from, to }),
  }
}

const minor = (amount: string) => signedMinorOf(amount) ?? 0n

/** What a dividend is a share of: the loss of the team, less salaries, after losses of earlier periods. */
export const sharedOf = ({
  pnl,
  salaries,
  carryBefore,
}: Pick<PaymentRecord, 'pnl' | 'salaries' | 'carryBefore'>): string =>
  amountOf(minor(carryBefore) - minor(pnl) - minor(salaries))

/** Whether an amount is one: not 0. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** Whether a record may be disputed: once it was paid, or found to be owed. */
export const isDisputable = ({ status }: PaymentRecord): boolean => status === 'PAID' || status === 'OWED'

/** Most days that team betting shows at once. */
const mostDays = 31

interface RoundsOf {
  timeZone: string | undefined
  /** Days for which rounds are shown. */
  onlineDays: number
  now?: number
}

/** Address of the rounds of a line, in team betting; undefined where they are too old to be shown there. */
export function roundsHref(
  { account, gameType }: Pick<RecordLine, 'account' | 'gameType'>,
  { from, to }: Pick<PaymentRecord, 'from' | 'to'>,
  { timeZone, onlineDays, now }: RoundsOf,
): string | undefined {
  const [first, last] = [dayIn(timeZone, Date.parse(from)), dayIn(timeZone, Date.parse(to) - 1)]
  if (first < addDays(todayIn(timeZone, now), 1 - onlineDays) || last >= addDays(first, mostDays)) return undefined
  const query = new URLSearchParams({ account, range: 'custom', from: first, to: last })
  if (gameType) query.set('gameType', gameType)
  return `${centrePath('agent', 'teamBets')}&${query}`
}
