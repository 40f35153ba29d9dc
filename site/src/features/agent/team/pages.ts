import { centrePath, type PageId } from '../../../app/centre/centres.ts'

/** Pages of these reports, by the report. */
const pageOf = {
  downline: 'downlines',
  bets: 'teamBets',
  pnl: 'teamPnl',
  transactions: 'teamTransactions',
  dividends: 'dividends',
  dailyWages: 'dailyWages',
  hourlySalary: 'hourlySalary',
  realtimeSalary: 'realtimeSalary',
} as const satisfies Record<string, PageId<'agent'>>

/** Address of a report with a query, such as the one behind a figure. */
export function reportPath(report: keyof typeof pageOf, query: Readonly<Record<string, string>> = {}): string {
  const more = new URLSearchParams(query).toString()
  return centrePath('agent', pageOf[report]) + (more && `&${more}`)
}
