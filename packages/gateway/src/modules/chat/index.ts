/** The chat: rooms, hosts, messages and gifts. */
export { seedChat, shareRound } from './opening.ts'
