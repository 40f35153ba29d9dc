import { childrenOf, type Loaded, type TreeNode } from './Tree.model.ts'

/** What `aria-checked` says of a node. */
export type CheckState = 'true' | 'false' | 'mixed'

/**
 * How far each known node is checked. A checked node stands for all that is below it, also for what has not loaded; one
 * whose children are all checked is checked, one of whose children some are is mixed.
 */
export function checkStates(
  nodes: readonly TreeNode[],
  loaded: Loaded,
  checked: ReadonlySet<string>,
): ReadonlyMap<string, CheckState> {
  const states = new Map<string, CheckState>()
  const walk = (node: TreeNode, above: boolean): CheckState => {
    const on = above || checked.has(node.id)
    const below = childrenOf(node, loaded).map((child) => walk(child, on))
    const state =
      on || (below.length > 0 && below.every((one) => one === 'true'))
        ? 'true'
        : below.every((one) => one === 'false')
          ? 'false'
          : 'mixed'
    states.set(node.id, state)
    return state
  }
  for (const node of nodes) walk(node, false)
  return states
}

/** The ids after a press on a node, in the order of the tree, then those of nodes that are not known. */
export function toggleCheck(
  nodes: readonly TreeNode[],
  loaded: Loaded,
  checked: readonly string[],
  id: string,
): string[] {
  const states = checkStates(nodes, loaded, new Set(checked))
  const wanted = states.get(id) !== 'true'
  const known = new Set(states.keys())
  /** The fewest ids that stand for what is checked below these nodes. */
  const collect = (list: readonly TreeNode[], inside: boolean, above: boolean): { ids: string[]; all: boolean } => {
    const each = list.map((node) => {
      const pressed = inside || node.id === id
      const on = above || checked.includes(node.id)
      const children = childrenOf(node, loaded)
      // Without known children its own mark decides, or the press on it or above it.
      if (children.length === 0) {
        const all = pressed ? wanted : on
        return { ids: all ? [node.id] : [], all }
      }
      const below = collect(children, pressed, on)
      return below.all ? { ids: [node.id], all: true } : below
    })
    return { ids: each.flatMap(({ ids }) => ids), all: each.every(({ all }) => all) }
  }
  return [...collect(nodes, false, false).ids, ...checked.filter((one) => !known.has(one))]
}
