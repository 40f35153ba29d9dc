import type { ModuleId, WhitelabelNode } from '@brand/sdk'

/**
 * Whether a module is on: its own flag and that of everything above it. A tree not yet known closes nothing;
 * the gateway refuses anyway.
 */
export function moduleOn(tree: readonly WhitelabelNode[] | undefined, id: ModuleId): boolean {
  if (!tree || id === 'COMM3') return true
  return tree.some(
    ({ modId, enabled, childrenNodes }) => enabled === '1' && (modId === id || moduleOn(childrenNodes, id)),
  )
}
