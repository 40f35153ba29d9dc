'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './Field.css.ts'
import { describe, type FieldControl } from './Field.model.ts'
import { Message } from './Message.tsx'
import { useFault } from './useFault.ts'

export interface FieldOwnProps {
  /** Visible name of the field. */
  label: ReactNode
  /**
   * Help shown before any error; an error takes its place.
   * @default none
   */
  hint?: ReactNode
  /**
   * The first failing rule, in words.
   * @default none
   */
  error?: ReactNode
  /**
   * Shown when a server has checked the value and found it valid.
   * @default none
   */
  valid?: ReactNode
  /**
   * A value is required; marked beside the name.
   * @default false
   */
  required?: boolean | undefined
  /**
   * Says "Optional" at the end of the label line.
   * @default false
   */
  optional?: boolean | undefined
  /**
   * At the end of the label line, in place of "Optional".
   * @default none
   */
  aside?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['field']> | undefined
}

export interface FieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, FieldOwnProps {
  /**
   * `id` of the control.
   * @default made up
   */
  controlId?: string | undefined
  /**
   * More elements that describe the control.
   * @default none
   */
  describedBy?: string | undefined
  /** The control, given what ties it to its label and message. */
  children: (control: FieldControl) => ReactNode
  /**
   * Below the message.
   * @default none
   */
  after?: ReactNode
}

/** Label, control, one line of message: whatever the control is. */
export function Field(props: FieldProps) {
  const {
    label,
    hint,
    error,
    valid,
    required,
    optional,
    aside,
    strings,
    controlId,
    describedBy,
    children,
    after,
    className,
    ...rest
  } = props
  const t = useStrings('field', strings)
  const [shown, onInvalid] = useFault(error, strings)
  const made = useId()
  const { control, message, kind, messageId } = describe({
    id: controlId ?? made,
    hint,
    error: shown,
    valid,
    required,
    describedBy,
  })
  const end = aside ?? (optional && !required ? t('optional') : null)
  return (
    <div
      data-component="field"
      {...rest}
      onInvalidCapture={onInvalid}
      data-state={kind === 'hint' ? undefined : kind}
      className={cx(css.root, className)}
    >
      <div data-part="head" className={css.head}>
        <label htmlFor={control.id}>
          {label}
          {required ? (
            <em aria-hidden="true" className={css.required}>
              *
            </em>
          ) : null}
        </label>
        {end ? <span className={css.aside}>{end}</span> : null}
      </div>
      {children(control)}
      {kind ? (
        <Message id={messageId} kind={kind}>
          {message}
        </Message>
      ) : null}
      {after}
    </div>
  )
}
