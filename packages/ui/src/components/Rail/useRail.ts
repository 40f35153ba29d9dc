'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { isElement } from '../../foundation/elements.ts'
import { watchSizes } from '../../foundation/view.ts'
import type { Direction } from '../../i18n/direction.ts'
import { itemAfter, placeOf, type Place } from './Rail.model.ts'

const reachable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]'

/** Moves focus from item to item. Keys of other handlers (fields, shortcuts) are ignored. */
function walk(event: KeyboardEvent, dir: Direction) {
  const { currentTarget: row, target, key } = event
  if (!isElement(row) || !isElement(target)) return
  if (
    event.defaultPrevented ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    target.matches('input, select, textarea')
  )
    return
  const items = [...row.children]
  const at = items.findIndex((item) => item.contains(target))
  const to = at < 0 ? undefined : itemAfter(key, at, items.length, dir)
  const next = to === undefined ? undefined : items[to]?.querySelector<HTMLElement>(reachable)
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * Watches a list of `count` items that scrolls sideways: its position, the keys pressed in it, and whether it must
 * take focus itself because nothing inside does. `turn` scrolls by what is seen: 1 on, -1 back.
 */
export function useRail(
  dir: Direction,
  count: number,
): [list: RefObject<HTMLUListElement | null>, place: Place, turn: (way: 1 | -1) => void] {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>('fits')

  useEffect(() => {
    const row = list.current
    if (!row) return
    const look = () => {
      const now = placeOf(row.scrollLeft, row.clientWidth, row.scrollWidth)
      setPlace(now)
      if (now !== 'fits' && !row.querySelector(reachable)) row.tabIndex = 0
      else row.removeAttribute('tabindex')
    }
    const end = new AbortController()
    row.addEventListener('scroll', look, { passive: true, signal: end.signal })
    row.addEventListener('keydown', (event) => walk(event, dir), { signal: end.signal })
    const unwatch = watchSizes(look, [row])
    return () => {
      end.abort()
      unwatch()
    }
  }, [dir, count])

  const turn = (way: 1 | -1) => {
    const row = list.current
    row?.scrollBy({ left: way * (dir === 'rtl' ? -1 : 1) * row.clientWidth })
  }
  return [list, place, turn]
}
