import { useCallback, useRef } from 'react'

/** `isNew(status)`: whether it is another than the one asked about before; the first is not. */
export function useNewStatus(): (status: string) => boolean {
  const before = useRef<string>(undefined)
  return useCallback((status) => {
    const changed = before.current !== undefined && before.current !== status
    before.current = status
    return changed
  }, [])
}
