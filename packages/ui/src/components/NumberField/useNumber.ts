import {
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { fromMinor, toMinor } from '../../foundation/figure/decimal.ts'
import { faultOf, stepFrom, type Bounds, type NumberFault } from './bounds.ts'
import { dress, edit, valueOf, type NumberShape } from './NumberField.model.ts'

export type NumberReason = 'input' | 'step' | 'preset'

export interface NumberDetails {
  /** Typed or pasted; by arrow or button; by a quick amount. */
  reason: NumberReason
  event: SyntheticEvent
  /** Which bound the value breaks. It is handed on all the same: what to make of it is the form's business. */
  fault: NumberFault | undefined
}

export interface NumberProps {
  /** Decimal string, as on the wire: `5000.00`. Empty for nothing. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: NumberDetails) => void) | undefined
  /** Decimal strings. A value beyond them is not changed, but told once the field is left. */
  min?: string | undefined
  max?: string | undefined
  /** A multiple of it, counted from zero, is wanted; arrows go by it. */
  step?: string | undefined
  /** Digits before the point at most (an amount of the wire has twelve). */
  digits?: number | undefined
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** The life of a number in a text field: what stands there, what it is worth, and how keys change it. Never through a float. */
export function useNumber(
  { value, defaultValue, onValueChange, min, max, step, digits = 12 }: NumberProps,
  decimals: number,
  fixed = false,
) {
  const shape: NumberShape = { decimals, digits, signed: min?.startsWith('-') ?? false }
  const bounds: Bounds = { decimals, min, max, step }
  const [own, setOwn] = useState(defaultValue ?? '')
  const [text, setText] = useState('')
  const [left, setLeft] = useState(false)
  /** What stood there when an input method began to compose: until it ends nobody else touches the text. */
  const composing = useRef<string | undefined>(undefined)
  const [composed, setComposed] = useState<string>()

  const minor = toMinor(value ?? own, decimals)
  const current = minor === undefined ? '' : fromMinor(minor, decimals)
  const shown = composed ?? (valueOf(text, shape) === current ? text : dress(current))

  function set(next: string, nextText: string, reason: NumberReason, event: SyntheticEvent) {
    setText(nextText)
    setOwn(next)
    if (next !== current) onValueChange?.(next, { reason, event, fault: faultOf(next, bounds) })
  }
  function read(input: HTMLInputElement, before: string, event: SyntheticEvent) {
    const { inputType, data } = event.nativeEvent as Partial<InputEvent>
    const caret = input.selectionStart ?? input.value.length
    const next = edit(
      { before, after: input.value, caret, put: data ?? undefined, forward: inputType === 'deleteContentForward' },
      shape,
    )
    // Written before React does, which would put the caret at the end.
    input.value = next.text
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(next.caret, next.caret)
    set(valueOf(next.text, shape), next.text, 'input', event)
  }
  const choose = (next: string, reason: 'step' | 'preset', event: SyntheticEvent) =>
    set(next, dress(next), reason, event)
  const stepBy = (count: number, event: SyntheticEvent) => choose(stepFrom(current, count, bounds), 'step', event)

  return {
    current,
    shown,
    /** The fault to show: nobody is accused before the field was left. */
    told: left ? faultOf(current, bounds) : undefined,
    choose,
    stepBy,
    /** Which bound another value would break. */
    faultOf: (other: string) => faultOf(other, bounds),
    canStep: (count: number) => current === '' || stepFrom(current, count, bounds) !== current,
    input: {
      value: shown,
      inputMode: shape.signed ? ('text' as const) : decimals > 0 ? ('decimal' as const) : ('numeric' as const),
      autoComplete: 'off',
      onChange(event: ChangeEvent<HTMLInputElement>) {
        if (composing.current === undefined) read(event.currentTarget, shown, event)
        else setComposed(event.currentTarget.value)
      },
      onCompositionStart() {
        composing.current = shown
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>) {
        const before = composing.current ?? ''
        composing.current = undefined
        setComposed(undefined)
        read(event.currentTarget, before, event)
      },
      onBlur() {
        setLeft(true)
        setText(dress(current))
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
