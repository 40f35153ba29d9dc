import { useRef, type KeyboardEvent } from 'react'
import { findByLetters, moveTo } from './Select.model.ts'

const FORGET = 1000

/**
 * Arrow keys and typed letters of an open list. Ours, because the layer's own need its viewport part, and that writes a
 * style element as markup, which Trusted Types refuse.
 */
export function useListKeys() {
  const typed = useRef({ letters: '', at: 0 })
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]:not([data-disabled])')]
    const at = options.findIndex((option) => option === option.ownerDocument.activeElement)
    const letter = event.key.length === 1 && event.key !== ' '
    if (letter) {
      const { letters, at: last } = typed.current
      typed.current = {
        letters: event.timeStamp - last < FORGET ? letters + event.key : event.key,
        at: event.timeStamp,
      }
    }
    const to = letter
      ? findByLetters(
          options.map((option) => option.textContent),
          at,
          typed.current.letters,
        )
      : moveTo(event.key, at, options.length)
    if (to === undefined) return
    event.preventDefault()
    options[to]?.focus()
    options[to]?.scrollIntoView({ block: 'nearest' })
  }
}
