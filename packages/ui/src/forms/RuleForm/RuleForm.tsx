'use client'
import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { mediaMatches } from '../../foundation/media.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { warningCircleFill } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import type { CompiledField, FieldRule, FormValues } from '../compileRules.ts'
import { errorWords } from '../errorWords.ts'
import { own } from '../own.ts'
import { listsOf, toPlaces } from '../ruleLists.ts'
import { RuleField, type RuleFieldOptions } from './RuleField.tsx'
import * as css from './RuleForm.css.ts'
import { RuleList } from './RuleList.tsx'
import { useRuleForm, type RuleFormSubmit } from './useRuleForm.ts'

export interface RuleFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** As the server sent them. Keep the list stable: a new one is compiled again; what was typed stays. */
  rules: readonly FieldRule[]
  /** Label by field name; a field without a label shows its name. */
  labels: Readonly<Record<string, ReactNode>>
  /**
   * Options of single fields beside their rules, by name: a hint, a control of their own.
   * @default {}
   */
  fields?: Readonly<Record<string, RuleFieldOptions>> | undefined
  /**
   * Initial values of the fields; a ticked box is `on`.
   * @default none
   */
  defaultValues?: FormValues | undefined
  /**
   * Called when every field is right, with all values, trimmed save for secrets. What it returns or resolves to is
   * shown: faults beside their fields, the rest above the form. Until then the button is busy and nothing is sent
   * twice.
   */
  onSubmit: RuleFormSubmit
  /**
   * After each change, with the values of the form except secrets: for a draft that outlives it.
   * @default none
   */
  onValuesChange?: ((values: FormValues, details: Details<'input', undefined>) => void) | undefined
  /** Words of the button that sends the form. */
  submitLabel: string
  /**
   * Words of that button while the answer is awaited.
   * @default none
   */
  busyLabel?: string | undefined
  /**
   * How many fields are side by side where there is room.
   * @default 2
   */
  columns?: 1 | 2 | undefined
  /**
   * Says that items marked with * are required.
   * @default false
   */
  note?: boolean | undefined
  /**
   * Puts focus into the first field, save on a touch screen, where the keyboard would cover the form, and from a tab that
   * was reached by the keyboard.
   * @default false
   */
  focusFirst?: boolean | undefined
  /**
   * Between the fields and the button.
   * @default none
   */
  children?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['ruleForm']> | undefined
}

/** A form made of the rules of a server: its fields, their order, live checks, the server's own faults. */
export function RuleForm(props: RuleFormProps) {
  const {
    rules: given,
    labels,
    fields = {},
    defaultValues,
    onSubmit,
    onValuesChange,
    submitLabel,
    busyLabel,
    columns = 2,
    note = false,
    focusFirst = false,
    children,
    strings,
    className,
    onReset,
    ref,
    ...rest
  } = props
  const t = useStrings('ruleForm', strings)
  const brand = useBrand()
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle(ref, () => form.current as HTMLFormElement, [])
  const { rules, rows, changeRows, store, busy, message, show, submit, reset } = useRuleForm({
    rules: given,
    defaultValues,
    onSubmit,
    form,
    refused: t('refused'),
  })
  const words = errorWords(t, brand.numberLocale)
  const typed = () => {
    const open = rules.fields.filter(({ secret }) => !secret).map(({ name }) => [name, store.get(name).value])
    onValuesChange?.(toPlaces(Object.fromEntries(open) as FormValues, rows), because('input', undefined))
  }
  const fieldOf = (field: CompiledField, name: string, list?: string) => {
    const names = [...(list === undefined ? [] : [`${list}.${name}`]), name]
    const find = <Value,>(record: Readonly<Record<string, Value>>) =>
      names.map((one) => own(record, one)).find((one) => one !== undefined)
    return (
      <RuleField
        key={field.name}
        field={field}
        rules={rules}
        store={store}
        show={show}
        onType={onValuesChange && typed}
        label={find(labels) ?? name}
        options={find(fields)}
        words={words}
      />
    )
  }
  const lists = listsOf(given)
  const plain = rules.fields.filter(({ name }) => !lists.some(({ field }) => name.startsWith(`${field}.`)))
  const enabled = given.filter((rule) => rule.enabled !== false)
  const orderOf = (name: string) => enabled.find(({ field }) => field === name)?.order ?? 0
  const blocks: { name: string; field?: CompiledField; list?: FieldRule }[] = enabled
    .flatMap(({ field: name }) => [
      ...plain.filter((field) => field.name === name).map((field) => ({ name, field })),
      ...lists.filter(({ field }) => field === name).map((list) => ({ name, list })),
    ])
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .toSorted((a, b) => orderOf(a.name) - orderOf(b.name))
  useEffect(() => {
    if (!focusFirst || mediaMatches('(pointer: coarse)')) return
    // Who goes along tabs by the keyboard, one of which shows this form, goes on from there.
    if (document.activeElement?.matches('[role="tab"]:focus-visible')) return
    // After the layer that holds it: a dialog first takes focus itself, and notes where to bring it back. A browser may
    // let a timer wait until after the next frame: who types by then goes on where they are.
    const soon = setTimeout(() => {
      if (form.current?.contains(document.activeElement)) return
      form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    })
    return () => clearTimeout(soon)
  }, [focusFirst])
  return (
    <form
      {...rest}
      ref={form}
      noValidate
      data-component="rule-form"
      data-state={busy ? 'busy' : undefined}
      className={cx(css.root, className)}
      onSubmit={(event) => void submit(event)}
      onReset={(event) => {
        onReset?.(event)
        if (!event.defaultPrevented) reset()
      }}
    >
      {message ? (
        <div role="alert" data-part="failure" className={css.failure}>
          <Icon icon={warningCircleFill} size={20} className={css.failureIcon} />
          <div>{message}</div>
        </div>
      ) : null}
      {note ? (
        <p data-part="note" className={css.note}>
          {t('note')}
        </p>
      ) : null}
      <div data-part="fields" data-columns={columns} className={css.fields}>
        {blocks.map(({ field, list }) =>
          list ? (
            <RuleList
              key={list.field}
              rule={list}
              label={own(labels, list.field) ?? list.field}
              hint={own(fields, list.field)?.hint}
              rows={rows.get(list.field) ?? []}
              onRows={(next) => changeRows(list.field, next)}
              numberLocale={brand.numberLocale}
              {...{ store, words, t }}
            >
              {(row) =>
                rules.fields
                  .filter(({ name }) => name.startsWith(`${list.field}.${row}.`))
                  .map((one) => fieldOf(one, one.name.slice(`${list.field}.${row}.`.length), list.field))
              }
            </RuleList>
          ) : field ? (
            fieldOf(field, field.name)
          ) : null,
        )}
      </div>
      {children}
      <Button type="submit" variant="primary" size="lg" full busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </form>
  )
}
