'use client'
import type { ReactElement } from 'react'
import { Menu, type MenuItem } from '../Menu/index.ts'
import type { PinSide } from './choice.ts'
import type { Words } from './Tools.tsx'

/** An action that a column offers; those it does not offer are undefined. */
type Do<Value = void> = ((event: Event, value: Value) => void) | undefined

export interface ColumnOffer {
  trigger: ReactElement
  t: Words
  /** Its place in the order of rows: `none` is offered where several columns can be sorted by. */
  sort: 'ascending' | 'descending' | 'none'
  onSort: Do<'ascending' | 'descending' | 'none'>
  unsorts: boolean
  pin: PinSide | undefined
  onPin: Do<PinSide | undefined>
  /** Edges that have room for another column. */
  room: readonly PinSide[]
  /** Rows are grouped by it. */
  grouped: boolean
  onGroup: Do
  onFilter: Do
  onHide: Do
}

/** The menu of a column. It is loaded as the first one opens, and open at once. */
export default function ColumnMenu(props: ColumnOffer) {
  const { trigger, t, sort, onSort, unsorts, pin, onPin, room, grouped, onGroup, onFilter, onHide } = props
  const items: MenuItem[] = []
  if (onSort)
    items.push({
      kind: 'choice',
      id: 'sort',
      label: t('sort'),
      value: sort,
      options: [
        { value: 'ascending', label: t('ascending') },
        { value: 'descending', label: t('descending') },
        ...(unsorts ? [{ value: 'none', label: t('unsorted') }] : []),
      ],
      onValueChange: (value, { event }) => onSort(event, value as typeof sort),
    })
  if (onPin)
    items.push({
      kind: 'choice',
      id: 'pin',
      label: t('pin'),
      value: pin ?? 'none',
      options: [
        { value: 'none', label: t('unpinned') },
        ...(['start', 'end'] as const).map((side) => ({
          value: side,
          label: t(side === 'start' ? 'pinStart' : 'pinEnd'),
          disabled: pin !== side && !room.includes(side),
        })),
      ],
      onValueChange: (value, { event }) => onPin(event, value === 'none' ? undefined : (value as PinSide)),
    })
  if (items.length > 0 && (onGroup ?? onFilter ?? onHide)) items.push({ kind: 'separator', id: 'actions' })
  if (onGroup) items.push({ id: 'group', label: t(grouped ? 'ungroup' : 'group'), onSelect: onGroup })
  if (onFilter) items.push({ id: 'filter', label: t('filters'), onSelect: onFilter })
  if (onHide) items.push({ id: 'hide', label: t('hide'), onSelect: onHide })
  return <Menu trigger={trigger} items={items} defaultOpen data-part="column-menu" />
}
