import type { events, EventName, ModuleId } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { GatewayEvent } from '../lib/events.ts'

interface SnapshotOf<Name extends EventName, Data> {
  /** Its event in the stream. */
  event: Name
  /** Feature that it belongs to. */
  feature?: ModuleId
  /** One figure for everybody, read with an empty id. */
  shared?: true
  /** Trial players have none. */
  membersOnly?: true
  /** Events of the gateway after which it is read. */
  after: readonly GatewayEvent['name'][]
  /** Events after which it is read for those who see another than an empty one. */
  whileShown?: readonly GatewayEvent['name'][]
  minIntervalMs?: number
  read: (memberId: string) => Promise<Data | undefined>
  /** An empty one is sent only to people who have seen another, or may have before their stream broke. */
  isEmpty?: (data: Data) => boolean
}

/** A figure that the stream shows to a person: read again after certain events, and sent where it has changed. */
export type Snapshot = SnapshotOf<EventName, unknown>

/** Checks a snapshot against the schema of its event. */
export function defineSnapshot<Name extends EventName>(
  snapshot: SnapshotOf<Name, z.input<(typeof events)[Name]>>,
): Snapshot {
  const { isEmpty, ...rest } = snapshot
  return { ...rest, ...(isEmpty && { isEmpty: isEmpty as (data: unknown) => boolean }) }
}
