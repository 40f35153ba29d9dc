import { useState } from 'react'

/** Whether something is open, held by its owner (`open`) or by itself (`defaultOpen`), and how to change it. */
export function useOpen<Details>(
  open: boolean | undefined,
  defaultOpen: boolean | undefined,
  onOpenChange: ((open: boolean, details: Details) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultOpen)
  const change = (next: boolean, details: Details) => {
    setOwn(next)
    onOpenChange?.(next, details)
  }
  return [open ?? own ?? false, change] as const
}
