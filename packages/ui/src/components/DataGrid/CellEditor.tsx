'use client'
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { isInside } from '../../foundation/elements.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import { check, x } from '../../icons/icons.gen.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './edit.css.ts'
import type { CellEdit } from './edit.ts'
import type { Words } from './Tools.tsx'

interface CellEditorProps extends Pick<CellEdit<never>, 'options' | 'inputMode'> {
  label: string
  value: string
  t: Words
  onSave: (text: string) => Promise<string | undefined | void>
  /** `returns`: focus goes back to the cell. */
  onClose: (returns: boolean) => void
}

/**
 * The field of a cell. Enter saves, Esc leaves everything as it was; so does leaving with nothing changed, and leaving
 * with a change saves it.
 */
export default function CellEditor({ label, value, options, inputMode, t, onSave, onClose }: CellEditorProps) {
  const dates = useStrings('dateRange')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(value)
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  async function save(returns: boolean) {
    if (pending) return
    if (text === value) return onClose(returns)
    setPending(true)
    setError(undefined)
    let fault: string | undefined
    try {
      fault = (await onSave(text)) ?? undefined
    } catch {
      fault = t('notSaved')
    }
    setPending(false)
    setError(fault)
    if (!fault) onClose(returns)
    else if (returns) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  const shared = {
    'aria-label': label,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    'data-part': 'editor',
    className: css.field,
    value: text,
    // The field is what was asked for.
    autoFocus: true,
  } as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of its field
    <form
      ref={form}
      noValidate
      aria-busy={pending || undefined}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save(true)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose(true)
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!isInside(event.currentTarget, event.relatedTarget) && !error) void save(false)
      }}
    >
      {options ? (
        <select {...shared} disabled={pending} onChange={(event) => setText(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          inputMode={inputMode}
          autoComplete="off"
          readOnly={pending}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setText(event.target.value)
            setError(undefined)
          }}
        />
      )}
      <IconButton
        size="sm"
        iconSize={16}
        icon={check}
        label={t('save')}
        type="submit"
        aria-disabled={pending || undefined}
      />
      <IconButton size="sm" iconSize={16} icon={x} label={dates('cancel')} onClick={() => onClose(true)} />
      {pending ? (
        <span role="status" className={css.note}>
          {t('saving')}
        </span>
      ) : null}
      {error ? (
        <span id={id} role="alert" data-part="edit-error" className={css.fault}>
          {error}
        </span>
      ) : null}
    </form>
  )
}
