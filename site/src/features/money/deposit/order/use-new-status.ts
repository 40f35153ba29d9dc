import { useCallback, useRef } from 'react'

/** `isNew(status)`: whether it differs from that of the call before; the first is not new. */
export function useNewStatus(): (status: string) => boolean {
  const before = useRef<string>(undefined)
  return useCallback((status) => {
    const changed = before.current !== undefined && before.current !== status
    before.current = status
    return changed
  }, [])
}
