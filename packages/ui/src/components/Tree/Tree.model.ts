import type { ReactNode } from 'react'
import { findByLetters } from '../Select/Select.model.ts'

/** One node. Without `children` it is a leaf; `'later'` are those that load when it opens. */
export interface TreeNode {
  id: string
  label: string
  /** Small words after the label: how many are below. */
  note?: ReactNode
  /** Shape from `@brand/ui/icons`. */
  icon?: string | undefined
  children?: readonly TreeNode[] | 'later' | undefined
}

/** A node in sight, with its place in the hierarchy. */
export interface Seen {
  node: TreeNode
  /** From 1. */
  level: number
  /** From 1, among its siblings, of whom there are `size`. */
  place: number
  size: number
  parent: string | undefined
  /** Undefined for a leaf. */
  open: boolean | undefined
}

/** What is known of the children of a node, by its id: any text, also one that names a property of every object. */
export type Loaded = ReadonlyMap<string, Found>
export type Found = readonly TreeNode[] | 'busy' | 'failed'

/** Children of a node that are there now. */
export const childrenOf = (node: TreeNode, loaded: Loaded): readonly TreeNode[] => {
  const own = node.children === 'later' ? loaded.get(node.id) : node.children
  return Array.isArray(own) ? own : []
}

/** Every node that is known, open or not. */
export const knownNodes = (nodes: readonly TreeNode[], loaded: Loaded): TreeNode[] =>
  nodes.flatMap((node) => [node, ...knownNodes(childrenOf(node, loaded), loaded)])

/** The nodes in sight, from top to bottom: those whose parents are all open. */
export function seenNodes(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  loaded: Loaded,
  level = 1,
  parent?: string,
): Seen[] {
  return nodes.flatMap((node, at) => {
    const isOpen = node.children === undefined ? undefined : open.has(node.id)
    const seen: Seen = { node, level, place: at + 1, size: nodes.length, parent, open: isOpen }
    return isOpen ? [seen, ...seenNodes(childrenOf(node, loaded), open, loaded, level + 1, node.id)] : [seen]
  })
}

/** What a key does in a tree: leads to a node, or opens or closes the one it is on. */
export type Move = { to: string } | { open: string } | { close: string }

/** The keys of the APG's tree; `rtl`: branches lie to the left. */
export function moveOf(key: string, id: string, seen: readonly Seen[], rtl: boolean): Move | undefined {
  const at = seen.findIndex(({ node }) => node.id === id)
  const here = seen[at]
  if (!here) return undefined
  const to = (other: Seen | undefined): Move | undefined => (other ? { to: other.node.id } : undefined)
  const ahead = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'ArrowDown') return to(seen[at + 1])
  if (key === 'ArrowUp') return to(seen[at - 1])
  if (key === 'Home') return to(seen[0])
  if (key === 'End') return to(seen.at(-1))
  if (key === ahead) {
    if (here.open === undefined) return undefined
    if (!here.open) return { open: id }
    const child = seen[at + 1]
    return child?.parent === id ? to(child) : undefined
  }
  if (key === back) {
    if (here.open) return { close: id }
    return here.parent === undefined ? undefined : { to: here.parent }
  }
  return undefined
}

/** The next node in sight whose label begins with the letters typed so far. */
export function nodeByLetters(letters: string, id: string, seen: readonly Seen[]): string | undefined {
  const at = seen.findIndex(({ node }) => node.id === id)
  const found = findByLetters(
    seen.map(({ node }) => node.label),
    at,
    letters,
  )
  return found === undefined ? undefined : seen[found]?.node.id
}
