/** State of a contract. */
export type ContractState =
  | 'draft'
  | 'pending'
  | 'active'
  | 'term_pending'
  | 'rejected'
  | 'expired'
  | 'withdrawn'
  | 'terminated'
  | 'superseded'
  | 'auto_terminated'

/** What is asked for in a state, as a key of `strings.contract`: a new contract, or to end one; undefined: nothing. */
export const requestOf = (state: ContractState): 'offer' | 'termination' | undefined =>
  state === 'pending' ? 'offer' : state === 'term_pending' ? 'termination' : undefined

/** What an acceptance ends, as a key of `strings.contract`: nothing, contracts below, or this one. */
export function consequenceOf(state: ContractState, affected: readonly string[]): 'endsThis' | 'ends' | undefined {
  if (state === 'term_pending') return 'endsThis'
  return state === 'pending' && affected.length > 0 ? 'ends' : undefined
}
