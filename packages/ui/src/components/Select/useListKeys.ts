import { useRef, type KeyboardEvent } from 'react'
import { findByLetters, moveTo } from './Select.model.ts'

const FORGET = 1000

/**
 * What is found by the letters of keys that were pressed one after another. A space is one of them where something is
 * found by it; else it is a key of the list.
 */
export function useTypedLetters() {
  const typed = useRef({ letters: '', at: 0 })
  return <Found>({ key, timeStamp }: KeyboardEvent, find: (letters: string) => Found | undefined) => {
    const { letters: before, at } = typed.current
    const letters = timeStamp - at < FORGET ? before + key : key
    if (key.length !== 1 || letters === ' ') return undefined
    const found = find(letters)
    if (key !== ' ' || found !== undefined) typed.current = { letters, at: timeStamp }
    return found
  }
}

/**
 * Arrow keys and typed letters of an open list. Ours, because the layer's own need its viewport part, and that writes a
 * style element as markup, which Trusted Types refuse. Heard before an option, which a space would choose.
 */
export function useListKeys() {
  const byLetters = useTypedLetters()
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]:not([data-disabled])')]
    const at = options.findIndex((option) => option === option.ownerDocument.activeElement)
    const labels = options.map((option) => option.textContent)
    const to =
      moveTo(event.key, at, options.length) ?? byLetters(event, (letters) => findByLetters(labels, at, letters))
    if (to === undefined) return
    event.preventDefault()
    options[to]?.focus()
    options[to]?.scrollIntoView({ block: 'nearest' })
  }
}
