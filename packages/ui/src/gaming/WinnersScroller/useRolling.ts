'use client'
import { useEffect, type RefObject } from 'react'
import { viewOf } from '../../foundation/view.ts'
import { rollOn } from './WinnersScroller.model.ts'

/**
 * Scrolls a box whose content is there twice, on and on. Real scrolling, not a transform: once stopped it can be
 * scrolled by hand, and a focused row is where it appears.
 */
export function useRolling(box: RefObject<HTMLElement | null>, moving: boolean): void {
  useEffect(() => {
    const node = box.current
    if (!moving || !node) return
    const view = viewOf(node)
    let [before, at] = [view.performance.now(), node.scrollTop]
    let frame = view.requestAnimationFrame(function roll(now) {
      at = rollOn(at, now - before, node.scrollHeight / 2)
      before = now
      node.scrollTop = at
      frame = view.requestAnimationFrame(roll)
    })
    return () => view.cancelAnimationFrame(frame)
  }, [box, moving])
}
