'use client'
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { because, type Details } from '../../foundation/details.ts'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { box } from '../Field/Field.css.ts'
import * as css from './TextField.css.ts'

export type ValueDetails = Details<'input', ChangeEvent<HTMLInputElement>>

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'required'>, FieldOwnProps {
  /**
   * Called with what is typed.
   * @default none
   */
  onValueChange?: ((value: string, details: ValueDetails) => void) | undefined
  /**
   * Before the text: an icon, a dialling code.
   * @default none
   */
  start?: ReactNode
  /**
   * After the text: a small button, a unit.
   * @default none
   */
  end?: ReactNode
  /**
   * Codes, phone numbers and user names keep their order in right-to-left pages.
   * @default false
   */
  ltr?: boolean | undefined
  /**
   * More elements that describe the input.
   * @default none
   */
  describedBy?: string | undefined
  /**
   * Below the message.
   * @default none
   */
  after?: ReactNode
  /**
   * What an input method composes is reported once it ends, not when it rests: for a caller that rewrites the text.
   * @default false
   */
  waitsForComposition?: boolean | undefined
  /**
   * `data-component` of the root, for a field built on this one.
   * @default 'text-field'
   */
  component?: string | undefined
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    valid,
    required,
    optional,
    aside,
    strings,
    describedBy,
    after,
    component = 'text-field',
    className,
    style,
    ...own
  } = props
  const { onValueChange, onChange, start, end, ltr, id, type = 'text', waitsForComposition, value, ref, ...rest } = own
  const input = useComposition(value, ref, waitsForComposition)
  return (
    <Field
      data-component={component}
      {...{ label, hint, error, valid, required, optional, aside, strings, describedBy, after, className, style }}
      controlId={id}
    >
      {(control) => (
        <div data-part="box" data-state={control['aria-invalid'] ? 'error' : undefined} className={box}>
          {start ? <span className={css.start}>{start}</span> : null}
          <input
            {...rest}
            {...control}
            {...input}
            type={type}
            data-part="input"
            data-ltr={ltr || undefined}
            className={css.input}
            onChange={(event) => {
              onChange?.(event)
              onValueChange?.(event.target.value, because('input', event))
            }}
          />
          {end ? <span className={css.end}>{end}</span> : null}
        </div>
      )}
    </Field>
  )
}
