import type { ChallengePurpose, ListKey, Method, Principal, SessionEffect } from '../contract/policy.ts'
import type { ModuleId } from '../contract/modules.ts'

/** What the client knows of a call: its address and its policy. Made from the contract, without the schemas. */
export interface Descriptor<Input = unknown, Output = unknown> {
  /** `area.call`, as in the contract. */
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly module: ModuleId
  readonly principals: readonly Principal[]
  /** The output is a list whose rows are under this name on the wire. */
  readonly list?: ListKey
  readonly sealed?: boolean
  readonly challenge?: ChallengePurpose
  readonly throttleMs?: number
  readonly cache?: 'session' | 'language'
  readonly retry?: boolean
  readonly money?: boolean
  /** Its answer is a session: of a new person, or a newer token of the same. */
  readonly session?: SessionEffect
  /** It reads, and takes the language of its answer: what a person reads here outranks what their account remembers. */
  readonly language?: boolean
  /** Carries the types; never set. */
  readonly types?: readonly [input: Input, output: Output]
}

/** One page of a list, whichever of its names the wire used for the rows. Pages count from 1. */
export interface Page<Item> {
  items: Item[]
  page: number
  totalPages: number
  totalCount: number
}
