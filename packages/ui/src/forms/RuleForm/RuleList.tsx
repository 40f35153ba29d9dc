'use client'
import { useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { head } from '../../components/Field/Field.css.ts'
import { Message } from '../../components/Field/Message.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import type { StringValues, UiStrings } from '../../i18n/useStrings.ts'
import { arrowDown, arrowUp, plus, trash } from '../../icons/icons.gen.ts'
import type { FieldRule } from '../compileRules.ts'
import type { errorWords } from '../errorWords.ts'
import type { FormStore } from '../formStore.ts'
import { rowBounds } from '../ruleLists.ts'
import * as css from './RuleForm.css.ts'

interface RuleListProps {
  rule: FieldRule
  label: ReactNode
  hint: ReactNode
  rows: readonly number[]
  onRows: (rows: readonly number[]) => void
  store: FormStore
  words: ReturnType<typeof errorWords>
  numberLocale: string
  t: (key: keyof UiStrings['ruleForm'] & string, values?: StringValues) => string
  /** The fields of a row, in their order. */
  children: (row: number) => ReactNode
}

/** A list of a form: rows of the same fields, which are added, removed and moved within the bounds of the server. */
export function RuleList(props: RuleListProps) {
  const { rule, label, hint, rows, onRows, store, words, numberLocale, t, children } = props
  const id = useId()
  const { min, max } = rowBounds(rule)
  const root = useRef<HTMLFieldSetElement>(null)
  const addButton = () => root.current?.querySelector<HTMLElement>(':scope > [data-part="add"]')
  const keptFocus = useKeptFocus(addButton)
  const [said, setSaid] = useState('')
  const read = () => store.get(rule.field)
  const { error } = useSyncExternalStore((listener) => store.subscribe(rule.field, listener), read, read)
  const message = error && (error.kind === 'said' ? error.words : words.error(rule.field, error))
  const name = typeof label === 'string' ? label : rule.field
  const nameAt = (at: number) => `${name} ${(at + 1).toLocaleString(numberLocale)}`
  const focusRow = (row: number, part: string) =>
    // Once it is in its place.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-row="${row}"] ${part}`)?.focus())

  function add() {
    const row = Math.max(-1, ...rows) + 1
    // What was typed in a row of that key before it was removed is not that of this one.
    store.reset(
      Object.fromEntries((rule.items ?? []).map(({ field }) => [`${rule.field}.${row}.${field}`, ''] as const)),
    )
    onRows([...rows, row])
    setSaid(nameAt(rows.length))
    focusRow(row, ':is(input, select, textarea, button)')
  }
  function move(at: number, by: 1 | -1) {
    const next = [...rows]
    const [row] = next.splice(at, 1)
    if (row === undefined) return
    next.splice(at + by, 0, row)
    onRows(next)
    setSaid(nameAt(at + by))
    const last = at + by === (by > 0 ? rows.length - 1 : 0)
    focusRow(row, `[data-part="${by > 0 === last ? 'earlier' : 'later'}"]`)
  }
  return (
    <fieldset
      ref={root}
      aria-labelledby={id}
      aria-describedby={message || hint ? `${id}-message` : undefined}
      data-part="list"
      className={css.rows}
    >
      <div className={head}>
        <span id={id}>{label}</span>
      </div>
      {rows.map((row, at) => (
        <fieldset key={row} ref={keptFocus} aria-label={nameAt(at)} data-part="row" data-row={row} className={css.row}>
          <div className={css.rowFields}>{children(row)}</div>
          <div className={css.rowTools}>
            <IconButton
              label={t('earlier', { name: nameAt(at) })}
              icon={arrowUp}
              disabled={at === 0}
              data-part="earlier"
              onClick={() => move(at, -1)}
            />
            <IconButton
              label={t('later', { name: nameAt(at) })}
              icon={arrowDown}
              disabled={at === rows.length - 1}
              data-part="later"
              onClick={() => move(at, 1)}
            />
            <IconButton
              label={t('remove', { name: nameAt(at) })}
              icon={trash}
              disabled={rows.length <= min}
              data-part="remove"
              onClick={() => onRows(rows.filter((one) => one !== row))}
            />
          </div>
        </fieldset>
      ))}
      <Button
        data-part="add"
        aria-label={`${t('add')}: ${name}`}
        variant="quiet"
        aria-disabled={rows.length >= max || undefined}
        onClick={() => rows.length < max && add()}
      >
        <Icon icon={plus} size={18} />
        {t('add')}
      </Button>
      {message || hint ? (
        <Message id={`${id}-message`} kind={message ? 'error' : 'hint'}>
          {message ?? hint}
        </Message>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  )
}
