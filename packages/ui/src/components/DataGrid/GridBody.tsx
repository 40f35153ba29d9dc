import type { ReactNode, SyntheticEvent } from 'react'
import { Room } from './Body.tsx'
import { role, type ShownColumn } from './columns.ts'
import type { RowKey } from './DataGrid.model.ts'
import { GroupRow } from './GroupRow.tsx'
import type { Line } from './lines.ts'
import { Detail, MemoRow } from './Row.tsx'
import type { Words } from './Tools.tsx'
import type { Placed } from './useLines.ts'

/** The cell that is being changed. */
export interface Editing<Key> {
  row: Key
  column: string
}

interface GridBodyProps<Row, Key extends RowKey> {
  id: string
  lines: readonly Line<Row, Key>[]
  /** Lines that are in the document, and the room of those after them. */
  placed: readonly Placed[]
  after: number
  shown: readonly ShownColumn<Row>[]
  span: number
  offset: number
  chooses: boolean
  chooseOne: boolean
  isChosen: (key: Key) => boolean
  barredOf: (row: Row) => string | true | undefined
  tree: boolean
  /** Rows open: what is behind them, or rows below them. */
  opens: 'detail' | 'below' | undefined
  detail: ((row: Row) => ReactNode) | undefined
  editing: Editing<Key> | undefined
  t: Words
  measure: ((node: Element | null) => void) | undefined
  onChoose: (key: Key, event: SyntheticEvent, barred?: string | true) => void
  onOpen: (key: Key, event: SyntheticEvent) => void
  onGroup: (value: string) => void
  onEdit: (editing: Editing<Key> | undefined) => void
}

/** The lines of the body that are in the document. */
export function GridBody<Row, Key extends RowKey>(props: GridBodyProps<Row, Key>) {
  const { id, lines, placed, after, shown, span, offset, chooses, chooseOne, opens, tree, editing, t, measure } = props
  // The name of a column takes its place in the row, which is not rendered for the words.
  const editLabel = t('edit', { name: '{{name}}' })
  const lineOf = (index: number) => {
    const line = lines[index]
    if (!line) return null
    // A list of ids is split at spaces, which a key may have.
    const headId = `${id}${encodeURIComponent(line.key)}`
    if (line.kind === 'group')
      return (
        <GroupRow
          key={line.key}
          {...{ line, index, offset, shown, chooses, headId, measure }}
          label={t('below')}
          onToggle={props.onGroup}
        />
      )
    const at = line.id
    const detailId = `${id}${encodeURIComponent(at)}-detail`
    if (line.kind === 'detail')
      return (
        <Detail key={line.key} id={detailId} index={index} offset={offset} span={span} measure={measure}>
          {props.detail?.(line.row)}
        </Detail>
      )
    return (
      <MemoRow
        key={line.key}
        row={line.row}
        rowId={at}
        {...{ index, offset, shown, tree, measure, headId, detailId, editLabel }}
        chosen={chooses ? props.isChosen(at) : undefined}
        barred={props.barredOf(line.row)}
        radio={chooseOne ? `${id}-chosen` : undefined}
        open={line.open}
        opens={opens !== undefined || line.level !== undefined}
        details={props.detail !== undefined}
        level={line.level}
        size={line.size}
        place={line.place}
        editing={editing?.row === at ? editing.column : undefined}
        t={editing?.row === at ? t : undefined}
        selectLabel={t('select')}
        openLabel={t(opens ?? 'detail')}
        onChoose={props.onChoose}
        onOpen={props.onOpen}
        onEdit={props.onEdit}
      />
    )
  }
  return (
    <tbody {...role.group}>
      {placed.flatMap(({ index, above }) => [
        above > 0 ? <Room key={`above ${index}`} size={above} /> : null,
        lineOf(index),
      ])}
      <Room size={after} />
    </tbody>
  )
}
