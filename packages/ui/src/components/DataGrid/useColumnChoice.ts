import { useMemo, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import {
  firstChoice,
  fitChoice,
  keepChoice,
  parseChoice,
  readChoice,
  type ColumnChoice,
  type GridStorage,
} from './choice.ts'
import type { GridColumn } from './columns.ts'

interface ColumnChoiceOptions<Row> {
  columns: readonly GridColumn<Row>[]
  storage: GridStorage | undefined
  storageKey: string | undefined
  onColumnsChange: ((choice: ColumnChoice, details: Details<'choice'>) => void) | undefined
}

const unwatched = () => () => {}

/** What somebody made of the columns: kept in a storage that is read after the first render. */
export function useColumnChoice<Row>({ columns, storage, storageKey, onColumnsChange }: ColumnChoiceOptions<Row>) {
  const first = useMemo(() => fitChoice(firstChoice(columns), columns), [columns])
  const stored = useSyncExternalStore(
    unwatched,
    () => readChoice(storage, storageKey),
    () => null,
  )
  const [made, setMade] = useState<ColumnChoice>()
  const choice = useMemo(() => fitChoice(made ?? parseChoice(stored) ?? first, columns), [made, stored, first, columns])
  const onChoice = (next: ColumnChoice, event: SyntheticEvent) =>
    tell(fitChoice(next, columns), because('choice', event), onColumnsChange, (fit) => {
      setMade(fit)
      keepChoice(storage, storageKey, fit)
    })
  return { choice, first, onChoice }
}
