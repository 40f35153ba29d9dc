// The areas whose answers are in a file of their own, a line per file.
export { agentNews, contracts, downline, downlineTransfers, registerCentre, team } from './fixtures-agent.ts'
export { chat, chatRooms } from './fixtures-chat.ts'
export { deposits } from './fixtures-cashier.ts'
export { income } from './fixtures-income.ts'
export { limits, turnover } from './fixtures-limits.ts'
export { lottery } from './fixtures-play.ts'
export { profile, security } from './fixtures-security.ts'
export { records, summary, upline } from './fixtures-records.ts'
