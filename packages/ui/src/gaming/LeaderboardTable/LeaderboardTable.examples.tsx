import { type LeaderboardRow, LeaderboardTable } from '@brand/ui/leaderboard-table'

const names = ['ta***8', 'nu***a', 'shahin_4', 'mi***n', 'ka***2', 'fa***2']

const prizes = ['12,000', '8,000', '5,000', '2,500', '2,000', '1,500']

const rows: LeaderboardRow[] = names.map((name, n) => ({
  rank: n + 1,
  name,
  score: `${(48_210 - n * 4_235).toLocaleString('en')} pts`,
  prize: `৳ ${prizes[n]}`,
}))

const own = { rank: 28, score: '6,140 pts', prize: '৳ 100' }

export function Week() {
  return <LeaderboardTable rows={rows} own={own} note="Week ends Sunday, 23:59" />
}

/** Rows are on their way. */
export function Loading() {
  return <LeaderboardTable title="This week" rows={undefined} />
}
