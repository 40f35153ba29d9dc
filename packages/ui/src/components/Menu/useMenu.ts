import { useLayoutEffect, useRef } from 'react'
import { because } from '../../foundation/details.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import type { MenuItem, MenuOpenDetails, MenuReason } from './Menu.model.ts'

interface MenuOptions {
  items: readonly MenuItem[]
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange: ((open: boolean, details: MenuOpenDetails) => void) | undefined
  /** What gets focus where no item is left, and before an item acts. */
  opener: () => HTMLElement | null | undefined
}

/** Whether a menu is open, and why that changes. A menu closes as the last of its items is taken away. */
export function useMenu({ items, open, defaultOpen, onOpenChange, opener }: MenuOptions) {
  // Set by what is about to close the menu; the trigger is what is left.
  const details = useRef<() => MenuOpenDetails>(undefined)
  const rowRef = useKeptFocus(opener)
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  const mark = (reason: MenuReason) => (event: Event) => {
    details.current = () => because(reason, event)
  }
  const filled = items.some(({ kind }) => kind !== 'separator')
  const wasFilled = useRef(filled)
  useLayoutEffect(() => {
    if (isOpen && wasFilled.current && !filled) change(false, because('emptied', undefined))
    wasFilled.current = filled
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, also where the caller leaves it open
  }, [filled])
  return {
    isOpen,
    change,
    mark,
    onOpenChange: (next: boolean) => details.current && change(next, details.current()),
    card: {
      rowRef,
      mark,
      onChosen: (event: Event) => {
        mark('choice')(event)
        // The item is about to be removed: what it opens returns focus to the button.
        opener()?.focus()
      },
    },
  }
}
