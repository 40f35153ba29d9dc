/** Records. */
export { type BetSql, betColumns, betOf, betTables, statusOfRound } from './bets.ts'
