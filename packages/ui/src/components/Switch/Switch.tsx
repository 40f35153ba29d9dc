'use client'
import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useChecked } from '../../foundation/form/useChecked.ts'
import { describe } from '../Field/Field.model.ts'
import { Message } from '../Field/Message.tsx'
import { useFault } from '../Field/useFault.ts'
import * as css from './Switch.css.ts'

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> {
  /** Visible name, beside the switch. */
  label: ReactNode
  /**
   * A line below the name.
   * @default none
   */
  hint?: ReactNode
  /**
   * What is wrong with the answer; takes the place of the hint.
   * @default none
   */
  error?: ReactNode
  /**
   * The change is being sent: keeps focus, and does not respond.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * Called with whether it is on after a press.
   * @default none
   */
  onCheckedChange?: ((checked: boolean, details: Details<'input', ChangeEvent<HTMLInputElement>>) => void) | undefined
}

/** Its state is that of the checkbox, so no aria-checked could ever disagree. */
const native = { type: 'checkbox', role: 'switch' } as const

/** On or off, at once. */
export function Switch({
  label,
  hint,
  error,
  busy,
  onCheckedChange,
  onChange,
  onClick,
  id,
  className,
  style,
  required,
  ref,
  ...rest
}: SwitchProps) {
  const made = useId()
  const checkedRef = useChecked(rest.checked, ref)
  const [shown, onInvalid] = useFault(error)
  const { control, kind, message, messageId } = describe({
    id: id ?? made,
    hint,
    error: shown,
    required,
    describedBy: rest['aria-describedby'],
  })
  return (
    <div
      onInvalidCapture={onInvalid}
      data-component="switch"
      data-state={busy ? 'busy' : undefined}
      className={cx(css.root, className)}
      style={style}
    >
      <label data-part="row" className={css.row}>
        <span data-part="label" className={css.label}>
          {label}
        </span>
        <input
          {...rest}
          {...control}
          {...native}
          ref={checkedRef}
          aria-busy={busy || undefined}
          aria-disabled={busy || rest['aria-disabled']}
          data-part="input"
          className={css.input}
          onClick={(event) => {
            onClick?.(event)
            if (busy) event.preventDefault()
          }}
          onChange={(event) => {
            if (busy) return
            onChange?.(event)
            if (!tell(event.target.checked, because('input', event), onCheckedChange)) event.preventDefault()
          }}
        />
      </label>
      {kind ? (
        <Message id={messageId} kind={kind}>
          {message}
        </Message>
      ) : null}
    </div>
  )
}
