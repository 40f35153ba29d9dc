'use client'
import { useId, type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useChecked } from '../../foundation/form/useChecked.ts'
import { useChoice } from '../../foundation/form/useChoice.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useRow } from '../../foundation/useRow.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './SegmentedControl.css.ts'
import { arrowTo } from './SegmentedControl.model.ts'

export interface Segment<Value extends string = string> {
  value: Value
  label: ReactNode
  /** Shape from `@brand/ui/icons`. */
  icon?: string | undefined
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Name of the row, for assistive technology. */
  label: string
  /** The segments, in the order they are shown. */
  options: readonly Segment<Value>[]
  /**
   * Value of the chosen segment, where you keep it.
   * @default none
   */
  value?: Value | undefined
  /**
   * Value of the segment chosen at first, where you do not keep it.
   * @default the first option
   */
  defaultValue?: Value | undefined
  /**
   * Called with the value of the segment that was chosen; `gone`: for the one that was taken away, where the component
   * holds the value.
   * @default none
   */
  onValueChange?:
    | ((value: Value, details: Details<'choice', ChangeEvent<HTMLInputElement>> | Details<'gone', undefined>) => void)
    | undefined
  /**
   * Arrow keys only move; Space or Enter choose. For choices that are costly or open something.
   * @default false
   */
  manual?: boolean | undefined
  /**
   * As wide as its container, in equal parts.
   * @default false
   */
  full?: boolean | undefined
  /**
   * Takes part in a form under this name.
   * @default none
   */
  name?: string | undefined
  /**
   * Nothing can be chosen for now.
   * @default false
   */
  disabled?: boolean | undefined
}

const Input = ({ ref, ...props }: ComponentPropsWithRef<'input'>) => (
  <input {...props} ref={useChecked(props.checked, ref)} />
)

/** One of a few, all in sight: native radio buttons, drawn as one row. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const {
    label,
    options,
    value,
    defaultValue,
    onValueChange,
    manual,
    full,
    name,
    disabled,
    className,
    ref,
    onKeyDown,
    ...rest
  } = props
  const dir = useDirection()
  const made = useId()
  const first = defaultValue ?? options[0]?.value ?? ''
  const [current, setOwn, choice] = useChoice<HTMLDivElement>(value, first)
  // The first of segments that come later, once.
  if (value === undefined && current === '' && first !== '') setOwn(first)
  const row = useRow<HTMLDivElement>(current)
  const root = useMergedRef(useMergedRef(row, choice), ref)
  const keptFocus = useKeptFocus()
  useGone(options, value === undefined ? [current] : [], (_stay, neighbour = '') => {
    setOwn(neighbour)
    onValueChange?.(neighbour as Value, because('gone', undefined))
  })

  // Native keys know nothing of right-to-left rows, nor of moving without choosing.
  function move(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const at = inputs.indexOf(event.target as HTMLInputElement)
    const chosen = manual && event.key === 'Enter' ? at : undefined
    const to =
      arrowTo(
        event.key,
        at,
        inputs.map((input) => !input.disabled),
        dir === 'rtl',
      ) ?? chosen
    if (at < 0 || to === undefined) return
    event.preventDefault()
    inputs[to]?.focus()
    if (!manual || to === chosen) inputs[to]?.click()
  }

  return (
    <div
      {...rest}
      ref={root}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-component="segmented-control"
      data-full={full || undefined}
      className={cx(css.root, className)}
      onKeyDown={move}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-part="segment"
          data-state={option.value === current ? 'on' : 'off'}
          className={css.segment}
        >
          <Input
            ref={keptFocus}
            type="radio"
            name={name ?? made}
            value={option.value}
            checked={option.value === current}
            disabled={disabled || option.disabled}
            className={css.input}
            onChange={(event) => tell(option.value, because('choice', event), onValueChange, setOwn)}
          />
          {option.icon ? <Icon icon={option.icon} size={18} /> : null}
          {option.label}
        </label>
      ))}
    </div>
  )
}
