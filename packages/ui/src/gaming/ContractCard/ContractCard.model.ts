/** State of a contract. */
export type ContractState = 'pending' | 'accepted' | 'rejected' | 'terminated' | 'expired' | 'superseded'

/**
 * What an acceptance ends, as a key of `strings.contract`: nothing, one contract below, or several; a termination ends
 * this one.
 */
export function consequenceOf(
  kind: 'offer' | 'termination',
  affected: readonly string[],
): 'endsThis' | 'endsOne' | 'endsMany' | undefined {
  if (kind === 'termination') return 'endsThis'
  if (affected.length === 0) return undefined
  return affected.length === 1 ? 'endsOne' : 'endsMany'
}
