/** Records. */
export { type Owner } from './paging.ts'
export { type BetSql, betColumns, betOf, betTables, statusOfRound } from './bets.ts'
