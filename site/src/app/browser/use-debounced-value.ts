import { useEffect, useState } from 'react'

/** Debounces an input: the value once it has not changed for `ms`. */
export function useDebouncedValue<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, ms, value)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
