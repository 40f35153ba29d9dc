'use client'
import { useRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { TextField, type TextFieldProps, type ValueDetails } from '../TextField/TextField.tsx'
import * as css from './OtpField.css.ts'
import { readCode } from './OtpField.model.ts'

export interface OtpFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'ltr' | 'maxLength' | 'component' | 'waitsForComposition' | 'value' | 'defaultValue'
> {
  /**
   * Number of digits, 4 to 8 (six in the sandbox).
   * @default 6
   */
  length?: 4 | 5 | 6 | 7 | 8 | undefined
  /**
   * The digits so far, where you keep them.
   * @default none
   */
  value?: string | undefined
  /**
   * The digits at first, where you do not keep them.
   * @default none
   */
  defaultValue?: string | undefined
  /**
   * All digits are there, typed, pasted or filled in by the phone.
   * @default none
   */
  onComplete?: ((value: string, details: ValueDetails) => void) | undefined
}

/** A code that came by message: one input, drawn as places for its digits. */
export function OtpField({ length = 6, onComplete, onValueChange, onChange, className, ...rest }: OtpFieldProps) {
  const first = rest.defaultValue ?? ''
  const last = useRef(first)
  const resetRef = useFormReset<HTMLInputElement>(() => void (last.current = first))
  return (
    <TextField
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      {...rest}
      ref={useMergedRef(resetRef, rest.ref)}
      component="otp-field"
      waitsForComposition
      inputMode="numeric"
      ltr
      data-length={length}
      className={cx(css.root, className)}
      onChange={(event) => {
        const input = event.target
        const { value, caret } = readCode(input.value, input.selectionStart ?? input.value.length, length)
        // Written back before it is read; where it changes nothing the caret is left alone.
        if (input.value !== value) {
          input.value = value
          input.setSelectionRange(caret, caret)
        }
        onChange?.(event)
      }}
      onValueChange={(value, details) => {
        onValueChange?.(value, details)
        if (value.length === length && value !== (rest.value ?? last.current) && !details.isCanceled)
          onComplete?.(value, details)
        last.current = value
      }}
    />
  )
}
