/** Cash sent between members of one line. */
export { packetsReceived } from './packets.ts'
export { type MemberTransfer } from './store.ts'
export { uplineOf } from './upline.ts'
