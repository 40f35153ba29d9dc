import type { ReactNode } from 'react'
import { fold } from '../Combobox/Combobox.model.ts'
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
export type Loaded = ReadonlyMap<string, Branch>
export interface Branch {
  state: 'busy' | 'failed' | 'ready'
  /** Those that came last; they stay while others are on their way. */
  nodes: readonly TreeNode[]
  /** Why the last request failed. */
  error?: unknown
}

/** Children of a node that are there now; `loaded` ones come before its own, which they renew. */
export const childrenOf = (node: TreeNode, loaded: Loaded): readonly TreeNode[] => {
  const branch = loaded.get(node.id)
  if (node.children === undefined) return []
  if (branch && (branch.state === 'ready' || branch.nodes.length > 0)) return branch.nodes
  return node.children === 'later' ? [] : node.children
}

/** Every node that is known, open or not. */
export const knownNodes = (nodes: readonly TreeNode[], loaded: Loaded): TreeNode[] =>
  nodes.flatMap((node) => [node, ...knownNodes(childrenOf(node, loaded), loaded)])

/** What a filter leaves: nodes that hold its text, all above and all below them. */
export interface Filtered {
  shown: ReadonlySet<string>
  /** Nodes with a match below them: they are open. */
  parents: ReadonlySet<string>
  /** How many hold the text. */
  matches: number
}

/** Undefined while there is no text to look for. */
export function filterNodes(nodes: readonly TreeNode[], loaded: Loaded, text: string): Filtered | undefined {
  const search = fold(text)
  if (search === '') return undefined
  const [shown, parents] = [new Set<string>(), new Set<string>()]
  let matches = 0
  const walk = (node: TreeNode, under: boolean): boolean => {
    const match = fold(node.label).includes(search)
    if (match) matches += 1
    const below = childrenOf(node, loaded).map((child) => walk(child, under || match))
    if (below.includes(true)) parents.add(node.id)
    const hit = match || parents.has(node.id)
    if (hit || under) shown.add(node.id)
    return hit
  }
  for (const node of nodes) walk(node, false)
  return { shown, parents, matches }
}

/** The nodes in sight, from top to bottom: those whose parents are all open, and that a filter leaves. */
export function seenNodes(
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean,
  loaded: Loaded,
  filtered?: Filtered,
  level = 1,
  parent?: string,
): Seen[] {
  const left = filtered ? nodes.filter(({ id }) => filtered.shown.has(id)) : nodes
  return left.flatMap((node, at) => {
    const open = node.children === undefined ? undefined : isOpen(node.id)
    const seen: Seen = { node, level, place: at + 1, size: left.length, parent, open }
    return open ? [seen, ...seenNodes(childrenOf(node, loaded), isOpen, loaded, filtered, level + 1, node.id)] : [seen]
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
