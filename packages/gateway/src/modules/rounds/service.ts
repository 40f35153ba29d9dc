/** Rounds: what else changes them, and how vendors are signed for. */
export { change, lockRound } from './round.ts'
export { type Secrets } from './vendor-calls/secrets.ts'
export { sign } from './vendor-calls/signature.ts'
