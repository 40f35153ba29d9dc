import { useEffect, useRef, useState, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import { fromMinor, toMinor } from '../../foundation/figure/decimal.ts'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { faultOf, stepFrom, type BoundFault, type Bounds } from './bounds.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { dress, edit, readText, type NumberShape, type TextFault } from './NumberField.model.ts'

export type NumberReason = 'input' | 'step' | 'preset'

/**
 * What is wrong with a number. The value breaks `min`, `max` or `step`; or what was typed is no value at all: below
 * zero where nothing may be, with more decimals or digits than there may be, no number.
 */
export type NumberError = BoundFault | TextFault

/** Typed or pasted; by arrow or button; by a quick amount. */
export type NumberDetails = Details<NumberReason> & {
  /**
   * What is wrong. A value that breaks a bound is passed on all the same: the form decides about it.
   * Text that is no value stays in the field and is passed on as an empty value.
   */
  readonly error: NumberError | undefined
}

export interface NumberProps {
  /**
   * Decimal string, as on the wire: `5000.00`. Empty for nothing.
   * @default none
   */
  value?: string | undefined
  /**
   * The number at first, as a decimal string, where you do not keep it.
   * @default none
   */
  defaultValue?: string | undefined
  /**
   * Called with the number as a decimal string; empty while there is none.
   * @default none
   */
  onValueChange?: ((value: string, details: NumberDetails) => void) | undefined
  /**
   * Decimal strings. A value beyond them is not changed, but shows an error once the field is left.
   * @default none
   */
  min?: string | undefined
  /**
   * The largest number that is taken, as a decimal string.
   * @default none
   */
  max?: string | undefined
  /**
   * A multiple of it, counted from zero, is wanted; arrows go by it.
   * @default none
   */
  step?: string | undefined
  /**
   * Digits before the point at most (an amount of the wire has twelve).
   * @default 12
   */
  digits?: number | undefined
  /**
   * Shows the error before the field was left, too: its form was submitted.
   * @default false
   */
  showFault?: boolean | undefined
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

interface NumberOptions {
  decimals: number
  /** Arrow keys change nothing. */
  fixed: boolean | undefined
  /** The form's error for the field. */
  error: ReactNode
  words: Record<NumberError, () => string>
  ref: Ref<HTMLInputElement> | undefined
}

/**
 * State of a number in a text field: its text, its value, and how keys change it. Never through a
 * float.
 */
export function useNumber(props: NumberProps, { decimals, fixed, error, words, ref }: NumberOptions) {
  const { value, defaultValue, onValueChange, min, max, step, digits = 12, showFault = false } = props
  const shape: NumberShape = { decimals, digits, signed: min?.startsWith('-') ?? false }
  const bounds: Bounds = { decimals, min, max, step }
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  const [held, setOwn, resetRef] = useFormValue<string, HTMLInputElement>(value, defaultValue ?? '', () => {
    setText('')
    setLeft(false)
  })
  /** What was pasted: not every browser marks the change event as a paste. */
  const pasted = useRef<string>(undefined)

  const minor = toMinor(held, decimals)
  const current = minor === undefined ? '' : fromMinor(minor, decimals)
  const typed = readText(text, shape)
  const isTyped = typed.value === current
  const shown = isTyped ? text : dress(current)
  const textFault = isTyped ? typed.fault : undefined
  const textError = textFault ? words[textFault]() : ''
  const validated = left || showFault
  const bound = validated ? faultOf(current, bounds) : undefined

  // A form that leaves validation to the browser is not sent with a text that is no value.
  const inputRef = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(useMergedRef(inputRef, resetRef), ref)
  useEffect(() => inputRef.current?.setCustomValidity(textError), [textError])

  function set(next: string, nextText: string, reason: NumberReason, event: SyntheticEvent) {
    const { fault } = readText(nextText, shape)
    const same = next === current && fault === textFault
    const details = Object.assign(because(reason, event), { error: fault ?? faultOf(next, bounds) })
    tell(next, details, same ? undefined : onValueChange, () => {
      setText(nextText)
      setOwn(next)
    })
  }
  function read(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const { inputType, data } = event.nativeEvent as Partial<InputEvent>
    const caret = input.selectionStart ?? input.value.length
    const put = inputType === 'insertFromPaste' ? pasted.current : undefined
    pasted.current = undefined
    const next = edit({
      before: shown,
      after: input.value,
      caret,
      put: put ?? data ?? undefined,
      forward: inputType === 'deleteContentForward',
    })
    // Written before React does, which would put the caret at the end.
    input.value = next.text
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(next.caret, next.caret)
    set(readText(next.text, shape).value, next.text, 'input', event)
  }
  const choose = (next: string, reason: 'step' | 'preset', event: SyntheticEvent) =>
    set(next, dress(next), reason, event)
  const stepBy = (count: number, event: SyntheticEvent) => choose(stepFrom(current, count, bounds), 'step', event)

  return {
    current,
    shown,
    /** Takes over what the browser has filled in. */
    restore: setOwn,
    /**
     * The error to show: none before the field was left, or its form has an error for it. The form
     * sees an empty value where no number can be read: what is wrong with the text goes before what the form makes of
     * that.
     */
    error: textFault ? (validated || error) && textError : error || (bound && words[bound]()),
    choose,
    stepBy,
    /** Which bound another value would break. */
    faultOf: (other: string) => faultOf(other, bounds),
    canStep: (count: number) => current === '' || stepFrom(current, count, bounds) !== current,
    input: {
      ref: mergedRef,
      value: shown,
      inputMode: shape.signed ? ('text' as const) : decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      autoComplete: 'off',
      waitsForComposition: true,
      onChange: read,
      onPasteCapture(event: ClipboardEvent) {
        pasted.current = event.clipboardData.getData('text').replace(/[\r\n]/g, '')
      },
      onBlur() {
        setLeft(true)
        if (!textFault) setText(dress(current))
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        const count = steps[event.key]
        if (count === undefined || fixed || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
          return
        event.preventDefault()
        stepBy(count, event)
      },
    },
  }
}
