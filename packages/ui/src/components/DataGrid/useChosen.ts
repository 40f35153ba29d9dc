import { useCallback, useEffect, useMemo, useState } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import { flatRows } from './lines.ts'

/** `gone`: chosen rows are there no more, or answer another query. */
export type ChosenReason = 'row' | 'all' | 'clear' | 'gone'

/** The event is there where a person chose. */
export type ChosenDetails = Details<Exclude<ChosenReason, 'gone'>> | Details<'gone', undefined>

interface ChosenOptions<Row, Key> {
  /** Undefined while none are in sight. */
  rows: readonly Row[] | undefined
  childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined
  rowKey: (row: Row) => Key
  query: string | undefined
  given: readonly Key[] | undefined
  onChosenChange: ((keys: Key[], details: ChosenDetails) => void) | undefined
}

/**
 * Keys of the chosen rows. Nothing is done with rows that nobody sees: a key goes with its row, or, where the rows are
 * one page of more, with the query that found it.
 */
export function useChosen<Row, Key>({
  rows,
  childrenOf,
  rowKey,
  query,
  given,
  onChosenChange,
}: ChosenOptions<Row, Key>) {
  const [own, setOwn] = useState<readonly Key[]>([])
  const [found, setFound] = useState(query)
  const all = given ?? own
  const chosen = useMemo(() => {
    if (!rows || query !== found) return []
    if (all.length === 0 || query !== undefined) return all
    const there = new Set(flatRows(rows, childrenOf).map((row) => rowKey(row)))
    return all.filter((key) => there.has(key))
  }, [all, rows, childrenOf, rowKey, query, found])
  const choose = useCallback(
    (keys: Key[], details: ChosenDetails) => tell(keys, details, onChosenChange, setOwn),
    [onChosenChange],
  )
  const changed = query !== found
  // While rows are on their way nothing is known to be gone.
  const gone = changed || (rows !== undefined && chosen.length < all.length)
  useEffect(() => {
    if (!gone) return
    setFound(query)
    if (all.length > 0) choose([...chosen], because('gone', undefined))
    // oxlint-disable-next-line react/exhaustive-deps -- told once each time rows go, however slowly the page follows
  }, [gone])
  return { chosen, choose }
}
