'use client'
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import { checkStates, toggleCheck } from './Tree.checks.ts'
import {
  childrenOf,
  filterNodes,
  knownNodes,
  seenNodes,
  type Branch,
  type Loaded,
  type TreeNode,
} from './Tree.model.ts'

export interface TreeOptions<Node extends TreeNode = TreeNode> {
  /** The nodes at the top, in their order, with what is below them. */
  nodes: readonly Node[]
  /**
   * Brings the children of a node whose `children` are `'later'`, once when it opens, and those of any node again with
   * `reload`. After a failure opening it, or the button there, asks again.
   * @default none
   */
  loadChildren?: ((node: Node) => Promise<readonly Node[]>) | undefined
  /**
   * `id` of each open node, where you keep them.
   * @default none
   */
  open?: readonly string[] | undefined
  /**
   * `id` of each node that is open at first, where you do not keep them.
   * @default none
   */
  defaultOpen?: readonly string[] | undefined
  /**
   * Called with the `id` of each open node after one opened or closed; not while a filter decides it.
   * @default none
   */
  onOpenChange?: ((open: string[], details: Details<'toggle'>) => void) | undefined
  /**
   * `id` of the chosen node, where you keep it; `null` for none.
   * @default none
   */
  chosen?: string | null | undefined
  /**
   * `id` of the node chosen at first, where you do not keep it.
   * @default none
   */
  defaultChosen?: string | undefined
  /**
   * Called with the node that was chosen.
   * @default none
   */
  onChosenChange?: ((node: Node, details: Details<'choice'>) => void) | undefined
  /**
   * Nodes are checked, any number of them, instead of one being chosen.
   * @default false
   */
  checkable?: boolean | undefined
  /**
   * `id` of each checked node, where you keep them. One stands for all below it, also for what has not loaded.
   * @default none
   */
  checked?: readonly string[] | undefined
  /**
   * `id` of each node checked at first, where you do not keep them.
   * @default none
   */
  defaultChecked?: readonly string[] | undefined
  /**
   * Called with the fewest `id`s that stand for what is checked; `gone`: after checked nodes were taken away, where the
   * component holds the value.
   * @default none
   */
  onCheckedChange?: ((checked: string[], details: Details<'choice'> | Details<'gone', undefined>) => void) | undefined
  /**
   * `id` of the node that the Tab key leads to, where you keep it.
   * @default none
   */
  active?: string | undefined
  /**
   * Called with the `id` of the node that got focus.
   * @default none
   */
  onActiveChange?: ((active: string, details: Details<'focus'>) => void) | undefined
  /**
   * Leaves the nodes whose label holds this text, with all that is above and below them. What has not loaded is not
   * found.
   * @default none
   */
  filter?: string | undefined
}

/** Which nodes are open, chosen, checked and active, and which children have come. */
export function useTree<Node extends TreeNode>(options: TreeOptions<Node>) {
  const { nodes, loadChildren, onOpenChange, onChosenChange, onCheckedChange, onActiveChange, filter = '' } = options
  const [ownOpen, setOpen] = useState(options.defaultOpen ?? [])
  const [ownChosen, setChosen] = useState(options.defaultChosen)
  const [ownChecked, setChecked] = useState(options.defaultChecked ?? [])
  const [ownActive, setActive] = useState<string>()
  const [loaded, setLoaded] = useState<Loaded>(new Map())
  const [flipped, setFlipped] = useState({ filter, ids: new Set<string>() })
  const requests = useRef(new Map<string, object>())

  const open = options.open ?? ownOpen
  const chosen = options.chosen === undefined ? ownChosen : (options.chosen ?? undefined)
  const checked = options.checked ?? ownChecked
  const filtered = filterNodes(nodes, loaded, filter)
  // What was opened and closed by hand under this filter.
  const flips = filtered && flipped.filter === filter ? flipped.ids : undefined
  const openIds = new Set(open)
  const isOpen = (id: string) => (filtered ? filtered.parents.has(id) !== (flips?.has(id) ?? false) : openIds.has(id))
  const seen = seenNodes(nodes, isOpen, loaded, filtered)
  const known = useMemo(() => knownNodes(nodes, loaded), [nodes, loaded])
  const here = (id: string | undefined) => seen.some(({ node }) => node.id === id)
  const wanted = options.active ?? ownActive
  // The one stop of the Tab key: where the keys were, else what is chosen, else the top.
  const active = here(wanted) ? wanted : here(chosen) ? chosen : seen[0]?.node.id

  const load = (node: TreeNode) => {
    if (!loadChildren) return
    // The answer to an earlier request no longer counts.
    const request = {}
    requests.current.set(node.id, request)
    const keep = (branch: Branch) => {
      if (requests.current.get(node.id) === request) setLoaded((now) => new Map(now).set(node.id, branch))
    }
    const before = childrenOf(node, loaded)
    keep({ state: 'busy', nodes: before })
    loadChildren(node as Node).then(
      (fresh) => keep({ state: 'ready', nodes: fresh }),
      (error: unknown) => keep({ state: 'failed', nodes: before, error }),
    )
  }
  // What is open without a press, from the start or by who holds `open`, comes too; what failed waits for a press.
  useEffect(() => {
    for (const { node, open: isShown } of seen)
      if (isShown && node.children === 'later' && !requests.current.has(node.id)) load(node)
  })
  /** Opens or closes nodes at once. */
  const toggle = (list: readonly TreeNode[], event: SyntheticEvent) => {
    const ids = list.map(({ id }) => id)
    const flip = (before: readonly string[]) => [
      ...before.filter((id) => !ids.includes(id)),
      ...ids.filter((id) => !before.includes(id)),
    ]
    if (filtered) setFlipped({ filter, ids: new Set(flip([...(flips ?? [])])) })
    else if (!tell(flip(open), because('toggle', event), onOpenChange, setOpen)) return
    for (const node of list) {
      const branch = loaded.get(node.id)
      if (!isOpen(node.id) && node.children === 'later' && (!branch || branch.state === 'failed')) load(node)
    }
  }
  return {
    open,
    chosen,
    checked,
    active,
    /** Asks for the children of a node again; those that are there stay until others come. */
    reload: (id: string) => {
      const node = known.find((one) => one.id === id)
      if (node) load(node)
    },
    /** What `Tree` draws and does. */
    view: {
      seen,
      known,
      loaded,
      matches: filtered?.matches,
      toggle,
      load,
      isBusy: (node: TreeNode) => {
        const branch = loaded.get(node.id)
        return branch ? branch.state === 'busy' : node.children === 'later' && loadChildren !== undefined
      },
      states: options.checkable ? checkStates(nodes, loaded, new Set(checked)) : undefined,
      choose: (node: TreeNode, event: SyntheticEvent) => {
        if (options.checkable)
          tell(toggleCheck(nodes, loaded, checked, node.id), because('choice', event), onCheckedChange, setChecked)
        else tell(node as Node, because('choice', event), onChosenChange, ({ id }) => setChosen(id))
      },
      focused: (id: string, event: SyntheticEvent) => {
        if (id !== active) tell(id, because('focus', event), onActiveChange, setActive)
      },
      heldChosen: options.chosen === undefined && ownChosen !== undefined ? [ownChosen] : [],
      dropChosen: () => setChosen(undefined),
      heldChecked: options.checked ? [] : ownChecked,
      dropChecked: (stay: string[]) => {
        setChecked(stay)
        onCheckedChange?.(stay, because('gone', undefined))
      },
    },
  }
}

/** What `useTree` returns; `Tree` takes it as `state`. */
export type TreeState = ReturnType<typeof useTree>
