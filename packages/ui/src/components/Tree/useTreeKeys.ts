import { useRef, type KeyboardEvent } from 'react'
import { useDirection } from '../../theme/BrandContext.ts'
import { moveOf, nodeByLetters } from './Tree.model.ts'
import type { TreeState } from './useTree.ts'

const FORGET = 1000

/** The keys of a tree, on the node that has focus. */
export function useTreeKeys({ active, view }: Pick<TreeState, 'active' | 'view'>) {
  const dir = useDirection()
  const root = useRef<HTMLDivElement>(null)
  const typed = useRef({ letters: '', at: 0 })
  const focus = (id: string) => {
    const target = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { seen } = view
    const at = seen.find(({ node }) => node.id === active)
    // Its document may be another window's.
    const target = event.target as HTMLElement
    if (!at || event.ctrlKey || event.altKey || event.metaKey || target !== target.ownerDocument.activeElement) return
    if (!target.matches('[role="treeitem"]')) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      view.choose(at.node, event)
      return
    }
    const move = moveOf(event.key, at.node.id, seen, dir === 'rtl')
    if (move) {
      event.preventDefault()
      if ('to' in move) focus(move.to)
      else view.toggle([at.node], event)
      return
    }
    if (event.key === '*') {
      const siblings = seen.filter(({ parent, open }) => parent === at.parent && open === false)
      view.toggle(
        siblings.map(({ node }) => node),
        event,
      )
      return
    }
    if (event.key.length !== 1) return
    const { letters, at: last } = typed.current
    const fresh = event.timeStamp - last < FORGET ? letters + event.key : event.key
    typed.current = { letters: fresh, at: event.timeStamp }
    const found = nodeByLetters(fresh, at.node.id, seen)
    if (found !== undefined) focus(found)
  }

  return { root, onKeyDown }
}
