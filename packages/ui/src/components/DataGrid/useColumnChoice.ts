import { useMemo, useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import {
  firstChoice,
  fitChoice,
  keepChoice,
  parseChoice,
  readChoice,
  resizeColumn,
  type ColumnChoice,
  type GridStorage,
} from './choice.ts'
import type { GridColumn } from './columns.ts'
import type { OnResize } from './Resizer.tsx'

/** `choice`: columns were shown, hidden or moved; `resize`, `pin`: one of them was. */
export type ColumnsReason = 'choice' | 'resize' | 'pin'
export type ColumnsDetails = Details<ColumnsReason, SyntheticEvent | Event>

interface ColumnChoiceOptions<Row> {
  columns: readonly GridColumn<Row>[]
  storage: GridStorage | undefined
  storageKey: string | undefined
  given: ColumnChoice | undefined
  onColumnsChange: ((choice: ColumnChoice, details: ColumnsDetails) => void) | undefined
}

const unwatched = () => () => {}

/** What somebody made of the columns: kept in a storage that is read after the first render. */
export function useColumnChoice<Row>({
  columns,
  given,
  storage,
  storageKey,
  onColumnsChange,
}: ColumnChoiceOptions<Row>) {
  const first = useMemo(() => fitChoice(firstChoice(columns), columns), [columns])
  const stored = useSyncExternalStore(
    unwatched,
    () => readChoice(storage, storageKey),
    () => null,
  )
  const [made, setMade] = useState<ColumnChoice>()
  const choice = useMemo(
    () => fitChoice(given ?? made ?? parseChoice(stored) ?? first, columns),
    [given, made, stored, first, columns],
  )
  // A width that the pointer still holds is nobody's choice yet.
  const [held, setHeld] = useState<ColumnChoice['widths']>()
  const onChoice = (next: ColumnChoice, event: SyntheticEvent | Event, reason: ColumnsReason = 'choice') =>
    tell(fitChoice(next, columns), because(reason, event) as ColumnsDetails, onColumnsChange, (fit) => {
      setMade(fit)
      keepChoice(storage, storageKey, fit)
    })
  const onResize: OnResize = (id, width, event, done) => {
    const next = resizeColumn(choice, id, width)
    setHeld(done ? undefined : next.widths)
    if (done) onChoice(next, event, 'resize')
  }
  return { choice, first, widths: held ?? choice.widths, onChoice, onResize }
}
