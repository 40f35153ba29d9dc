import { useState, type SyntheticEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import type { GridColumn } from './columns.ts'

export type GroupDetails = Details<'group', SyntheticEvent | Event>

interface GroupOptions<Row> {
  columns: readonly GridColumn<Row>[]
  given: string | null | undefined
  first: string | undefined
  onGroupByChange: ((column: string | null, details: GroupDetails) => void) | undefined
}

const none: ReadonlySet<string> = new Set()

/** The column that rows are grouped by, and which of its groups are closed. */
export function useGroups<Row>({ columns, given, first, onGroupByChange }: GroupOptions<Row>) {
  const [own, setOwn] = useState<string | null>(first ?? null)
  const by = given === undefined ? own : given
  const column = columns.find(({ id, group }) => id === by && group)
  // Groups of another column are other groups.
  const [closing, setClosing] = useState<{ by: string | null; values: ReadonlySet<string> }>({ by, values: none })
  const closed = closing.by === by ? closing.values : none
  return {
    by: column ? by : null,
    groupOf: column?.group,
    closed,
    toggle: (value: string) => {
      const next = new Set(closed)
      if (!next.delete(value)) next.add(value)
      setClosing({ by, values: next })
    },
    group: (next: string | null, event: SyntheticEvent | Event) =>
      void tell(next, because('group', event), onGroupByChange, setOwn),
  }
}
