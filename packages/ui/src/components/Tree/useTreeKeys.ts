import { useRef, type KeyboardEvent } from 'react'
import { useDirection } from '../../theme/BrandContext.ts'
import { useTypedLetters } from '../Select/useListKeys.ts'
import { moveOf, nodeByLetters } from './Tree.model.ts'
import type { TreeState } from './useTree.ts'

/** The keys of a tree, on the node that has focus. */
export function useTreeKeys({ active, view }: Pick<TreeState, 'active' | 'view'>) {
  const dir = useDirection()
  const root = useRef<HTMLDivElement>(null)
  const byLetters = useTypedLetters()
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
    const found =
      event.key === '*' ? undefined : byLetters(event, (letters) => nodeByLetters(letters, at.node.id, seen))
    if (found !== undefined) {
      event.preventDefault()
      focus(found)
      return
    }
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
    if (event.key !== '*') return
    const siblings = seen.filter(({ parent, open }) => parent === at.parent && open === false)
    view.toggle(
      siblings.map(({ node }) => node),
      event,
    )
  }

  return { root, onKeyDown }
}
