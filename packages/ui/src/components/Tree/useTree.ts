import { useRef, useState, type KeyboardEvent } from 'react'
import { useDirection } from '../../theme/BrandContext.ts'
import { moveOf, nodeByLetters, seenNodes, type Found, type Loaded, type TreeNode } from './Tree.model.ts'

const FORGET = 1000

interface TreeOptions {
  nodes: readonly TreeNode[]
  defaultOpen: readonly string[] | undefined
  chosen: string | undefined
  loadChildren: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined
  onChoose: (node: TreeNode, event: KeyboardEvent) => void
}

/** Which nodes are open, which children have come, and where the keys are. */
export function useTree({ nodes, defaultOpen, chosen, loadChildren, onChoose }: TreeOptions) {
  const dir = useDirection()
  const root = useRef<HTMLDivElement>(null)
  const typed = useRef({ letters: '', at: 0 })
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(defaultOpen))
  const [loaded, setLoaded] = useState<Loaded>(new Map())
  const [wanted, setActive] = useState<string>()
  const seen = seenNodes(nodes, open, loaded)
  const here = (id: string | undefined) => seen.some(({ node }) => node.id === id)
  // The one stop of the Tab key: where the keys were, else what is chosen, else the top.
  const active = here(wanted) ? wanted : here(chosen) ? chosen : seen[0]?.node.id

  const load = (node: TreeNode) => {
    if (!loadChildren) return
    const keep = (found: Found) => setLoaded((now) => new Map(now).set(node.id, found))
    keep('busy')
    loadChildren(node).then(keep, () => keep('failed'))
  }
  const toggle = (node: TreeNode) => {
    const opens = !open.has(node.id)
    setOpen(new Set(opens ? [...open, node.id] : [...open].filter((id) => id !== node.id)))
    const state = loaded.get(node.id)
    if (opens && node.children === 'later' && (state === undefined || state === 'failed')) load(node)
  }
  const focus = (id: string) => {
    setActive(id)
    const target = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = seen.find(({ node }) => node.id === active)
    // Its document may be another window's.
    const target = event.target as HTMLElement
    if (!at || event.ctrlKey || event.altKey || event.metaKey || target !== target.ownerDocument.activeElement) return
    if (!target.matches('[role="treeitem"]')) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(at.node, event)
      return
    }
    const move = moveOf(event.key, at.node.id, seen, dir === 'rtl')
    if (move) {
      event.preventDefault()
      if ('to' in move) focus(move.to)
      else toggle(at.node)
      return
    }
    if (event.key === '*') {
      for (const { node, parent, open: isOpen } of seen) if (parent === at.parent && isOpen === false) openAll(node)
      return
    }
    if (event.key.length !== 1) return
    const { letters, at: last } = typed.current
    const fresh = event.timeStamp - last < FORGET ? letters + event.key : event.key
    typed.current = { letters: fresh, at: event.timeStamp }
    const found = nodeByLetters(fresh, at.node.id, seen)
    if (found !== undefined) focus(found)
  }
  const openAll = (node: TreeNode) => {
    setOpen((now) => new Set([...now, node.id]))
    if (node.children === 'later' && !loaded.has(node.id)) load(node)
  }

  return { root, seen, loaded, active, setActive, toggle, load, onKeyDown }
}
