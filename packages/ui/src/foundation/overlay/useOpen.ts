import { useState } from 'react'
import { tell } from '../details.ts'

/** Whether something is open, held by its owner (`open`) or by itself (`defaultOpen`), and how to change it. */
export function useOpen<Details extends { readonly isCanceled: boolean }>(
  open: boolean | undefined,
  defaultOpen: boolean | undefined,
  onOpenChange: ((open: boolean, details: Details) => void) | undefined,
) {
  const [own, setOwn] = useState(defaultOpen)
  const change = (next: boolean, details: Details) => tell(next, details, onOpenChange, setOwn)
  return [open ?? own ?? false, change] as const
}
