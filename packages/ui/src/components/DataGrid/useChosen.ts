import { useCallback, useEffect, useMemo, useState } from 'react'

/** `gone`: chosen rows are there no more, or answer another query. */
export type ChosenReason = 'row' | 'all' | 'clear' | 'gone'

interface ChosenOptions<Row> {
  /** Undefined while none are in sight. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  query: string | undefined
  given: readonly string[] | undefined
  onChosenChange: ((keys: string[], details: { reason: ChosenReason }) => void) | undefined
}

/**
 * Keys of the chosen rows. Nothing is done with rows that nobody sees: a key goes with its row, or, where the rows are
 * one page of more, with the query that found it.
 */
export function useChosen<Row>({ rows, rowKey, query, given, onChosenChange }: ChosenOptions<Row>) {
  const [own, setOwn] = useState<readonly string[]>([])
  const [found, setFound] = useState(query)
  const all = given ?? own
  const chosen = useMemo(() => {
    if (!rows || query !== found) return []
    if (all.length === 0 || query !== undefined) return all
    const there = new Set(rows.map((row) => String(rowKey(row))))
    return all.filter((key) => there.has(key))
  }, [all, rows, rowKey, query, found])
  const choose = useCallback(
    (keys: string[], reason: ChosenReason) => {
      setOwn(keys)
      onChosenChange?.(keys, { reason })
    },
    [onChosenChange],
  )
  const changed = query !== found
  // While rows are on their way nothing is known to be gone.
  const gone = changed || (rows !== undefined && chosen.length < all.length)
  useEffect(() => {
    if (!gone) return
    setFound(query)
    if (all.length > 0) choose([...chosen], 'gone')
    // Told once each time rows go, also where the page keeps the keys and is slow to follow.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [gone])
  return { chosen, choose }
}
