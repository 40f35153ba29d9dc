import type { Sort } from '../Table/Table.model.ts'
import { maxPins, pinColumn, toggleColumn, type ColumnChoice } from './choice.ts'
import type { ColumnOffer } from './ColumnMenu.tsx'
import type { ShownColumn } from './columns.ts'
import type { ColumnsReason } from './useColumnChoice.ts'

interface MenuState {
  choice: ColumnChoice
  sorts: readonly Sort[]
  /** Keys at most. */
  sortKeys: number
  onSort: (column: string, direction: Sort['direction'] | 'none', event: Event) => void
  groups: { by: string | null; group: (column: string | null, event: Event) => void }
  onChoice: (choice: ColumnChoice, event: Event, reason?: ColumnsReason) => void
  onFilter: (column: string) => void
}

const sides = ['start', 'end'] as const

/** What the menu of a column offers. The first column is where it is. */
export const menuOf =
  <Row>({ choice, sorts, sortKeys, onSort, groups, onChoice, onFilter }: MenuState) =>
  (column: ShownColumn<Row>, first: boolean): Omit<ColumnOffer, 'trigger' | 't'> | undefined => {
    const { id, sortBy, filter, group, fixed, pinned, pin } = column
    const pins = Object.values(choice.pins ?? {})
    const still = first || pinned
    if (still && !sortBy && !filter && !group) return undefined
    return {
      sort: sorts.find(({ column: one }) => one === id)?.direction ?? 'none',
      unsorts: sortKeys > 1,
      onSort: sortBy ? (event, direction) => onSort(id, direction, event) : undefined,
      pin,
      onPin: still ? undefined : (event, side) => onChoice(pinColumn(choice, id, side), event, 'pin'),
      room: sides.filter((side) => pins.filter((one) => one === side).length < maxPins),
      grouped: groups.by === id,
      onGroup: group ? (event) => groups.group(groups.by === id ? null : id, event) : undefined,
      onFilter: filter ? () => onFilter(id) : undefined,
      onHide: still || fixed ? undefined : (event) => onChoice(toggleColumn(choice, id), event),
    }
  }
