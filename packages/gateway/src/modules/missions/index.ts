/** Missions and leaderboards: what play and deposits are counted for. */
export { seedMissions } from './opening.ts'
export { claimableOf as claimableMissionsOf } from './store.ts'
/** For other parts that count play and deposits, or give something for it. */
export { mayCount } from './games.ts'
export { gameFaults, giftFaults, giftFields, id, money } from './input.ts'
export { type Played, depositedIn, settledIn } from './counting/played.ts'
