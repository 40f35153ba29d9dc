export { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable.tsx'
export type { LeaderboardRow, OwnPlace } from './LeaderboardTable.model.ts'
