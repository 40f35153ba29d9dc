/** The newest seal, as recorded outside the database: a chain that does not lead to it was cut. */
export interface ChainHead {
  seq: number
  hash: string
  /** ISO 8601. */
  at: string
}

/** What keeps a gateway from sealing until a person has done something. */
export class Standstill extends Error {}

/**
 * The database has been put into another server, which numbers its transactions differently: the chain cannot continue
 * by itself.
 */
export class OtherCount extends Standstill {}

/** The chain continues with a key that this gateway does not have. */
export class OtherKey extends Standstill {}

/** The chain in the database does not lead on from the seal that was written down outside of it. */
export class HeadLost extends Standstill {
  /** Absent where none was written down. */
  readonly head: ChainHead | undefined
  /** Number of the newest seal in the database, 0 where there is none. */
  readonly newest: number
  constructor(message: string, head: ChainHead | undefined, newest: number) {
    super(message)
    this.head = head
    this.newest = newest
  }
}

/** How a person is told that a seal they have written down is not there. `newest`: 0 where there is none. */
export const missingSeal = (seq: number, newest: number): string =>
  `seal ${seq}, written down outside of the database, is missing; ` +
  (newest === 0 ? 'there is no seal here' : `the newest here is ${newest}`)
