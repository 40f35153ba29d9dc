'use client'
import { useState, type ComponentPropsWithRef, type MouseEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useRow } from '../../foundation/useRow.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { Chip } from '../Chip/Chip.tsx'
import * as css from './FilterBar.css.ts'
import { press, type FilterChange } from './FilterBar.model.ts'

export interface FilterOption<Value extends string = string> {
  /** Not empty: an empty value means everything. */
  value: Value
  label: string
  /** How many things it leaves. */
  count?: number | undefined
  /** Shape from `@brand/ui/icons`. */
  icon?: string | undefined
  disabled?: boolean | undefined
}

export interface FilterBarProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue'
> {
  /** Name of the row, for assistive technology: "Vendors". */
  label: string
  /** The filters, in the order they are shown. */
  options: readonly FilterOption<Value>[]
  /**
   * Empty for everything.
   * @default none
   */
  value?: Value | '' | undefined
  /**
   * Value of the filter chosen at first, where you do not keep it.
   * @default none
   */
  defaultValue?: Value | '' | undefined
  /**
   * `clear`: back to everything, by its own chip or by the chip that was on. `gone`: back to everything, as the filter
   * was taken away, where the component holds the value.
   * @default none
   */
  onValueChange?:
    | ((
        value: Value | '',
        details: Details<FilterChange, MouseEvent<HTMLButtonElement>> | Details<'gone', undefined>,
      ) => void)
    | undefined
  /**
   * Words of the chip for everything; `false` leaves it out.
   * @default none
   */
  all?: string | false | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['filterBar']> | undefined
}

/** A row of chips of which at most one is on. It wraps on a wide screen and scrolls on a phone. */
export function FilterBar<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  all,
  strings,
  className,
  ref,
  ...rest
}: FilterBarProps<Value>) {
  const t = useStrings('filterBar', strings)
  const [own, setOwn] = useState<string>(defaultValue ?? '')
  const current: string = value ?? own
  const row = useRow<HTMLDivElement>(current)
  const root = useMergedRef(row, ref)
  const keptFocus = useKeptFocus()
  useGone(options, value === undefined ? [current] : [], () => {
    setOwn('')
    onValueChange?.('', because('gone', undefined))
  })

  const choose =
    (pressed: string) =>
    (_on: boolean, { event }: { event: MouseEvent<HTMLButtonElement> }) => {
      const change = press(current, pressed)
      if (!change) return
      tell(change.value as Value | '', because(change.reason, event), onValueChange, setOwn)
    }
  return (
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={label}
      data-component="filter-bar"
      className={cx(css.root, className)}
    >
      {all === false ? null : (
        <Chip ref={keptFocus} pressed={current === ''} onPressedChange={choose('')}>
          {all ?? t('all')}
        </Chip>
      )}
      {options.map((option) => (
        <Chip
          key={option.value}
          ref={keptFocus}
          pressed={option.value === current}
          count={option.count}
          icon={option.icon}
          disabled={option.disabled}
          onPressedChange={choose(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  )
}
