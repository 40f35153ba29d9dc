'use client'
import { useEffect, useRef, useState } from 'react'
import { isElement } from '../../foundation/elements.ts'
import { stepTo } from './CategoryNav.model.ts'

const load = () => import('./DropDowns.tsx')
export type DropDowns = Awaited<ReturnType<typeof load>>

const OPEN_AFTER = 120
const CLOSE_AFTER = 200

const elementOf = (target: EventTarget | null) => (isElement(target) ? target : null)
const itemOf = (target: EventTarget | null) => elementOf(target)?.closest<HTMLElement>('[data-category]') ?? null
const linksIn = (item: HTMLElement) =>
  [...item.querySelectorAll<HTMLElement>('[data-part="drop-down"] a')].filter((link) => !link.closest('[hidden]'))

/**
 * Which category's list is open. One set of listeners on the whole row: what is operated are the links and buttons
 * inside it.
 * What opens is loaded when pointer or focus first come near. Opens after a short hover and on the down arrow; closes
 * on Esc, on leaving by mouse or focus, on a press elsewhere, on a choice.
 */
export function useDropDowns() {
  const [open, setOpen] = useState<string | null>(null)
  const [parts, setParts] = useState<DropDowns>()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const all = row.current
    if (!all) return
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Where a link was chosen: what opens on hover stays closed there until the pointer has been elsewhere. */
    let chosen: HTMLElement | null = null
    const later = (id: string | null, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => setOpen(id), ms)
    }
    const now = (id: string | null) => {
      clearTimeout(timer)
      setOpen(id)
    }

    // Without a connection nothing opens, and the links still work.
    const fetched = () => load().then(setParts, () => {})
    for (const near of ['pointerover', 'focusin', 'click'])
      all.addEventListener(near, () => void fetched(), { signal, once: true })
    all.addEventListener(
      'pointerover',
      (event) => {
        const item = itemOf(event.target)
        if (event.pointerType === 'mouse' && item && item !== chosen && item !== itemOf(event.relatedTarget))
          later(item.dataset['category'] ?? null, OPEN_AFTER)
      },
      { signal },
    )
    all.addEventListener(
      'pointerout',
      (event) => {
        const item = itemOf(event.target)
        if (event.pointerType === 'mouse' && item && item !== itemOf(event.relatedTarget)) later(null, CLOSE_AFTER)
      },
      { signal },
    )
    all.addEventListener(
      'focusout',
      (event) => {
        const [from, to] = [itemOf(event.target), elementOf(event.relatedTarget)]
        if (from && to && !from.contains(to)) now(null)
      },
      { signal },
    )
    all.addEventListener(
      'click',
      (event) => {
        const button = elementOf(event.target)?.closest('button[aria-expanded]')
        if (button && !button.closest('[data-part="drop-down"]'))
          now(button.getAttribute('aria-expanded') === 'true' ? null : (itemOf(button)?.dataset['category'] ?? null))
        else if (elementOf(event.target)?.closest('a')) {
          chosen = itemOf(event.target)
          // The link must stay in the document until its click has reached other listeners.
          later(null, 0)
        }
      },
      { signal },
    )
    all.addEventListener(
      'keydown',
      (event) => {
        const item = itemOf(event.target)
        if (!item) return
        const isOpen = item.dataset['state'] === 'open'
        if (event.key === 'Escape' && isOpen) {
          now(null)
          item.querySelector('button')?.focus()
          return
        }
        const step = (key: string) => {
          const links = linksIn(item)
          const at = links.findIndex((link) => link === link.ownerDocument.activeElement)
          const to = at < 0 && key !== 'ArrowDown' ? undefined : stepTo(key, at, links.length)
          if (to !== undefined) links[to]?.focus()
          return to !== undefined
        }
        if (isOpen ? step(event.key) : event.key === 'ArrowDown') event.preventDefault()
        if (isOpen || event.key !== 'ArrowDown') return
        now(item.dataset['category'] ?? null)
        // The list is there once React has drawn it.
        void fetched().then(() => requestAnimationFrame(() => step('ArrowDown')))
      },
      { signal },
    )
    all.ownerDocument.addEventListener(
      'pointerover',
      (event) => {
        if (!chosen?.contains(elementOf(event.target))) chosen = null
      },
      { signal },
    )
    all.ownerDocument.addEventListener(
      'pointerdown',
      (event) => {
        if (!all.contains(elementOf(event.target))) now(null)
      },
      { signal },
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [])
  return { open, close: () => setOpen(null), row, parts }
}
