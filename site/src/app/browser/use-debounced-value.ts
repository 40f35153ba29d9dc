import { useEffect, useState } from 'react'

/** Debounces what somebody types: the value once they pause for `ms`. A call for each letter would be one too many. */
export function useDebouncedValue<T>(value: T, ms = 250): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, ms, value)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
