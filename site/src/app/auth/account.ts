export type AccountKind = 'visitor' | 'member' | 'trial' | 'agent'

const agentTypes = new Set([1, 2, 41, 42])
const trialType = 4

/** Account kind by member type; null or undefined is a visitor. */
export function kindOf(type: number | null | undefined): AccountKind {
  if (type === null || type === undefined) return 'visitor'
  if (type === trialType) return 'trial'
  return agentTypes.has(type) ? 'agent' : 'member'
}
