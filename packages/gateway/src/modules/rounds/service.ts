/** Rounds: what else changes them, and how vendors are signed for. */
export { change, lockRound } from './round.ts'
export { type Secrets } from './secrets.ts'
export { sign } from './signature.ts'
