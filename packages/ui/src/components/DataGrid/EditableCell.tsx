import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { pencilSimple } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './edit.css.ts'
import type { CellEdit } from './edit.ts'
import type { Words } from './Tools.tsx'

const load = () => import('./CellEditor.tsx')
const CellEditor = lazy(load)
const fetchEditor = () => void load().catch(() => {})

interface EditableCellProps<Row> {
  row: Row
  edit: CellEdit<Row>
  head: string
  /** Id of the button, and of the name of its row. */
  id: string
  headId: string
  label: string
  /** Words of the editor while it is open. */
  editing: Words | undefined
  onEdit: (open: boolean) => void
  children: ReactNode
}

/** A cell with the button that changes it, or with the field while it is changed. */
export function EditableCell<Row>(props: EditableCellProps<Row>) {
  const { row, edit, head, id, headId, label, editing, onEdit, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const back = useRef(false)
  useEffect(() => {
    if (!editing && back.current) button.current?.focus()
    if (!editing) back.current = false
  }, [editing])
  if (editing)
    return (
      <Suspense fallback={children}>
        <CellEditor
          label={head}
          value={edit.value(row)}
          options={edit.options}
          inputMode={edit.inputMode}
          t={editing}
          onSave={async (text) => edit.save(row, text)}
          onClose={(returns) => {
            back.current = returns
            onEdit(false)
          }}
        />
      </Suspense>
    )
  return (
    <span className={css.editable}>
      <span className={css.value}>{children}</span>
      <button
        ref={button}
        id={id}
        type="button"
        aria-label={label}
        aria-labelledby={`${id} ${headId}`}
        data-part="edit"
        onFocus={fetchEditor}
        onPointerEnter={fetchEditor}
        onClick={() => onEdit(true)}
        className={css.pencil}
      >
        <Icon icon={pencilSimple} size={16} />
      </button>
    </span>
  )
}
