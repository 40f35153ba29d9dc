/** Rounds: what other areas use of them, and signatures of vendors. */
export { endRound, lockRound } from './round.ts'
export { type Secrets } from './vendor-calls/secrets.ts'
export { sign } from './vendor-calls/signature.ts'
export { writeEndedRounds } from './ended-rounds.ts'
export { claimOpenRounds } from './open-rounds.ts'
