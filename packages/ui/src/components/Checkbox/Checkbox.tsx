'use client'
import { useEffect, useId, useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useChecked } from '../../foundation/form/useChecked.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { describe } from '../Field/Field.model.ts'
import { Message } from '../Field/Message.tsx'
import { useFault } from '../Field/useFault.ts'
import * as css from './Checkbox.css.ts'

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Visible name, beside the box. */
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
   * Some, but not all, of its items are chosen.
   * @default false
   */
  indeterminate?: boolean | undefined
  /**
   * Called with whether it is checked after a press.
   * @default none
   */
  onCheckedChange?: ((checked: boolean, details: Details<'input', ChangeEvent<HTMLInputElement>>) => void) | undefined
}

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    hint,
    error,
    indeterminate = false,
    onCheckedChange,
    onChange,
    id,
    ref,
    className,
    style,
    required,
    ...rest
  } = props
  const made = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  const checkedRef = useChecked(rest.checked, useMergedRef(input, ref))
  const [shown, onInvalid] = useFault(error)
  const { control, kind, message, messageId } = describe({
    id: id ?? made,
    hint,
    error: shown,
    required,
    describedBy: rest['aria-describedby'],
  })
  return (
    <div onInvalidCapture={onInvalid} data-component="checkbox" className={cx(css.root, className)} style={style}>
      <label data-part="row" className={css.row}>
        <input
          {...rest}
          {...control}
          ref={checkedRef}
          type="checkbox"
          data-part="input"
          className={css.input}
          onChange={(event) => {
            onChange?.(event)
            if (!tell(event.target.checked, because('input', event), onCheckedChange)) event.preventDefault()
          }}
        />
        <span data-part="label">{label}</span>
      </label>
      {kind ? (
        <Message id={messageId} kind={kind}>
          {message}
        </Message>
      ) : null}
    </div>
  )
}
