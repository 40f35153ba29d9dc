import { useCallback, useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'

export type OpenDetails = Details<'open' | 'close'>

interface OpenRowsOptions<Key> {
  given: readonly Key[] | undefined
  first: readonly Key[] | undefined
  onOpenChange: ((keys: Key[], details: OpenDetails) => void) | undefined
}

/** Keys of the rows that are open. */
export function useOpenRows<Key>({ given, first, onOpenChange }: OpenRowsOptions<Key>) {
  const [own, setOwn] = useState<readonly Key[]>(first ?? [])
  const keys = given ?? own
  const open = useMemo(() => new Set(keys), [keys])
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })
  const toggle = useCallback(
    (key: Key, event: SyntheticEvent) => {
      const was = now.current.includes(key)
      const next = was ? now.current.filter((one) => one !== key) : [...now.current, key]
      tell(next, because(was ? 'close' : 'open', event) as OpenDetails, onOpenChange, setOwn)
    },
    [onOpenChange],
  )
  return { open, toggle }
}
