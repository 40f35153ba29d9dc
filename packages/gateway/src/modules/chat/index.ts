/** The chat: rooms, hosts, messages and gifts. */
export { createChatFanout } from './fanout.ts'
export { seedChat, shareRound } from './opening.ts'
