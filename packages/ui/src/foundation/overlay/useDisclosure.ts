'use client'
import { useEffect, useRef, useState } from 'react'
import { isElement, isInside } from '../elements.ts'

/**
 * Something that a button opens in the page itself, without a layer. The button's parent holds both.
 * Esc closes it and gives focus back to the button; so do a press elsewhere, focus elsewhere and a choice (a link)
 * inside.
 */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const own = button.current?.parentElement
    if (!isOpen || !own) return
    const stop = new AbortController()
    const { signal } = stop
    const within = (target: EventTarget | null) => isInside(own, target)
    own.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // One press, one layer.
        event.stopPropagation()
        setOpen(false)
        button.current?.focus()
      },
      { signal },
    )
    own.addEventListener(
      'click',
      (event) => {
        if (isElement(event.target) && event.target.closest('a')) setOpen(false)
      },
      { signal },
    )
    own.ownerDocument.addEventListener(
      'pointerdown',
      (event) => {
        if (!within(event.target)) setOpen(false)
      },
      { signal },
    )
    own.addEventListener(
      'focusout',
      (event) => {
        if (event.relatedTarget && !within(event.relatedTarget)) setOpen(false)
      },
      { signal },
    )
    return () => stop.abort()
  }, [isOpen])
  return { button, isOpen, toggle: () => setOpen((open) => !open) }
}
