'use client'
import { useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type SyntheticEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { FormValue } from '../../foundation/form/FormValue.tsx'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { useChosenOptions } from '../../foundation/options/useChosenOptions.ts'
import type { RemoteOptions } from '../../foundation/options/useRemoteOptions.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretDown, xBold } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Choices } from './Choices.tsx'
import * as css from './MultiSelect.css.ts'
import {
  chipStep,
  searchFrom,
  summary,
  toggle,
  type MultiSelectOption,
  type MultiSelectReason,
} from './MultiSelect.model.ts'

/** className and style apply to the root element; everything else, including ref, goes to the button. */
export interface MultiSelectProps<Value extends string = string>
  extends
    Omit<ComponentPropsWithRef<'button'>, 'value' | 'defaultValue' | 'children' | 'type'>,
    Omit<FieldOwnProps, 'strings' | 'label'>,
    RemoteOptions<Value> {
  /** Name of the field. */
  label: string
  /**
   * Part of a toolbar: the label is for assistive technology, the box as wide as its words, without chips.
   * @default false
   */
  labelHidden?: boolean | undefined
  /** What can be chosen, in its order. Keep the list stable: its texts are made ready for searching once. */
  options: readonly MultiSelectOption<Value>[]
  /**
   * The options of values, where a server searches and they may not be in the list.
   * @default none
   */
  chosenOptions?: readonly MultiSelectOption<Value>[] | undefined
  /**
   * Values of the chosen options, where you keep them.
   * @default none
   */
  value?: readonly Value[] | undefined
  /**
   * Values of the options chosen at first, where you do not keep them.
   * @default none
   */
  defaultValue?: readonly Value[] | undefined
  /**
   * Called with the values of the chosen options, in the order of the list; `gone`: after chosen ones were taken away,
   * where the component holds the value.
   * @default none
   */
  onValueChange?:
    | ((value: Value[], details: Details<Exclude<MultiSelectReason, 'gone'>> | Details<'gone', undefined>) => void)
    | undefined
  /**
   * The chosen options below the box, each with a button that takes it away; else the box alone says them.
   * @default true, but false in a toolbar
   */
  chips?: boolean | undefined
  /**
   * Shown while nothing is chosen.
   * @default words for "any"
   */
  placeholder?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['multiSelect']> | undefined
}

/** Some of a list. */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const {
    label,
    labelHidden,
    hint,
    error,
    valid,
    required,
    optional,
    aside,
    options,
    value,
    defaultValue,
    onValueChange,
    chips = !labelHidden,
    ...others
  } = props
  const { chosenOptions = [], status, onSearchChange, onMore, onRetry, ...own } = others
  const { placeholder, strings, className, style, id, name, disabled, ref, ...rest } = own
  const { dir, numberLocale } = useBrand()
  const t = useStrings('multiSelect', strings)
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [current, setOwn, resetRef] = useFormValue<readonly string[], HTMLButtonElement>(value, defaultValue ?? [])
  const opened = useMergedRef(resetRef, ref)
  const remote = onSearchChange !== undefined
  const chosen = useChosenOptions(current, options, chosenOptions, remote)
  const labels = chosen.map((option) => option.label)
  const valueText =
    summary(labels, chips ? 0 : 2, (count) => t('chosen', { count }), numberLocale) ?? placeholder ?? t('placeholder')
  const keptFocus = useKeptFocus(() => root.current?.querySelector('[data-part="box"]'))
  useGone(options, value || remote ? [] : current, (stay) => {
    setOwn(stay)
    onValueChange?.(stay as Value[], because('gone', undefined))
  })
  const change = (next: string[], reason: Exclude<MultiSelectReason, 'gone'>, event: SyntheticEvent) =>
    tell(next as Value[], because(reason, event), onValueChange, setOwn)
  const search = remote || options.length >= searchFrom
  const opener = (control: object) => (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) onSearchChange?.('')
      }}
      title={t('open')}
      titleHidden
      align="start"
      className={css.card}
      initialFocus={(card) => card.querySelector<HTMLElement>('input, [role="listbox"]')}
      trigger={
        <button
          {...rest}
          {...control}
          ref={opened}
          type="button"
          disabled={disabled}
          aria-label={`${label}: ${valueText}`}
          data-part="box"
          className={cx(box, css.trigger)}
        >
          <span data-part="value" data-placeholder={chosen.length > 0 ? undefined : ''} className={css.value}>
            {valueText}
          </span>
          <Icon icon={caretDown} size={16} className={css.sign} />
        </button>
      }
    >
      <Choices
        label={label}
        options={options}
        chosen={current}
        search={search}
        t={t}
        {...{ status, onSearchChange, onMore, onRetry }}
        onToggle={(one, event) => change(toggle(remote ? chosen : options, current, one), 'choice', event)}
      />
      <div className={css.foot}>
        <span className={css.count}>{t('chosen', { count: chosen.length })}</span>
        <Button
          variant="quiet"
          size="sm"
          data-part="clear"
          aria-disabled={chosen.length === 0 || undefined}
          onClick={(event) => chosen.length > 0 && change([], 'clear', event)}
        >
          {t('clear')}
        </Button>
      </div>
    </Popover>
  )
  const remove = (option: MultiSelectOption, event: SyntheticEvent) =>
    change(
      current.filter((one) => one !== option.value),
      'remove',
      event,
    )
  const onChipKey = (event: KeyboardEvent<HTMLButtonElement>, option: MultiSelectOption) => {
    const chips = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[]
    const to = chipStep(event.key, chips.indexOf(event.currentTarget), chips.length, dir === 'rtl')
    const removes = event.key === 'Delete' || event.key === 'Backspace'
    if (to === undefined && !removes) return
    event.preventDefault()
    // Focus goes on to the next chip as this one goes.
    if (removes) remove(option, event)
    else chips[to ?? 0]?.focus()
  }
  const below = (
    <>
      {chips && chosen.length > 0 ? (
        <div data-part="chips" className={css.chips}>
          {chosen.map((option) => (
            <Chip
              key={option.value}
              ref={keptFocus}
              disabled={disabled}
              aria-label={t('remove', { name: option.label })}
              onClick={(event) => {
                // The chip is about to go: the box takes its focus.
                if (remove(option, event)) root.current?.querySelector<HTMLElement>('[data-part="box"]')?.focus()
              }}
              onKeyDown={(event) => onChipKey(event, option)}
              className={css.chip}
            >
              <span className={css.words}>{option.label}</span>
              <Icon icon={xBold} size={12} />
            </Chip>
          ))}
        </div>
      ) : null}
      {current.map((one) => (
        <FormValue key={one} value={one} form={rest.form} {...{ name, disabled }} />
      ))}
      <FormValue name={undefined} value={current.join()} form={rest.form} {...{ required, disabled }} />
    </>
  )
  if (labelHidden)
    return (
      <div ref={root} data-component="multi-select" className={cx(css.tool, className)} style={style}>
        {opener({ id })}
        {below}
      </div>
    )
  return (
    <Field
      ref={root}
      data-component="multi-select"
      {...{ label, hint, error, valid, required, optional, aside, className, style }}
      controlId={id}
    >
      {({ required: _required, ...control }) => (
        <>
          {opener(control)}
          {below}
        </>
      )}
    </Field>
  )
}
