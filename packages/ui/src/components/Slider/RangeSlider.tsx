'use client'
import {
  useId,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { viewOf } from '../../foundation/view.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { describe } from '../Field/Field.model.ts'
import { Message } from '../Field/Message.tsx'
import * as range from './RangeSlider.css.ts'
import * as css from './Slider.css.ts'
import { distanceOf, endNear, lastOf, moveEnd, scaleOf, valueAt } from './Slider.model.ts'

/** From one value to another, as decimal strings. */
export type SliderSpan = readonly [from: string, to: string]

type Cause = ChangeEvent<HTMLInputElement> | PointerEvent<HTMLElement>

export interface RangeSliderProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Visible name. */
  label: ReactNode
  /**
   * A line below.
   * @default none
   */
  hint?: ReactNode
  /**
   * What is wrong with the values; takes the place of the hint.
   * @default none
   */
  error?: ReactNode
  /**
   * The values, as decimal strings.
   * @default its own, from defaultValue
   */
  value?: SliderSpan | undefined
  /**
   * The values at first.
   * @default the whole scale
   */
  defaultValue?: SliderSpan | undefined
  /**
   * Called while a thumb moves, with both values.
   * @default none
   */
  onValueChange?: ((value: SliderSpan, details: Details<'input', Cause>) => void) | undefined
  /**
   * The lower end.
   * @default '0'
   */
  min?: string | undefined
  /**
   * The upper end; where no step reaches it, the last one before it.
   * @default '100'
   */
  max?: string | undefined
  /**
   * Distance of one arrow key.
   * @default '1'
   */
  step?: string | undefined
  /**
   * A value in words: shown, and announced.
   * @default the number, in the figures of the language
   */
  format?: ((value: string) => string) | undefined
  /**
   * Name of the thumb at the lower value.
   * @default words for "from"
   */
  fromLabel?: string | undefined
  /**
   * Name of the thumb at the upper value.
   * @default words for "to"
   */
  toLabel?: string | undefined
  /**
   * Name of both inputs in a form.
   * @default none
   */
  name?: string | undefined
  /**
   * Cannot be moved.
   * @default false
   */
  disabled?: boolean | undefined
}

/** From one value to another, found by moving two thumbs, neither of which passes the other. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, hint, error, value, min = '0', max: end = '100', step = '1', defaultValue, ...own } = props
  const { onValueChange, format, fromLabel, toLabel, name, disabled, id, className, ref, ...rest } = own
  const made = useId()
  const t = useStrings('dateRange')
  const { numberLocale } = useBrand()
  const max = lastOf(min, end, step)
  const [current, setOwn, reset] = useFormValue<SliderSpan, HTMLInputElement>(value, defaultValue ?? [min, max])
  const rail = useRef<HTMLDivElement>(null)
  // The browser has filled in what was chosen where one came back to the page.
  useLayoutEffect(() => {
    const [from = min, to = max] = Array.from(rail.current?.querySelectorAll('input') ?? [], (input) => input.value)
    if (Number(from) !== Number(current[0]) || Number(to) !== Number(current[1])) setOwn([from, to])
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page is filled in once
  }, [])
  /** The thumb that the pointer holds. */
  const held = useRef<0 | 1>(undefined)
  const scale = scaleOf(min, max)
  const [from, to] = current.map((one) => distanceOf(one, scale)) as [number, number]
  const words = format ?? ((text: string) => Number(text).toLocaleString(numberLocale, { maximumFractionDigits: 20 }))
  const { control, kind, message, messageId } = describe({
    id: id ?? made,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  })
  const move = (which: 0 | 1, next: string, event: Cause) => {
    const moved = moveEnd(current, which, next)
    if (moved[which] !== current[which])
      tell<SliderSpan, Details<'input', Cause>>(moved, because('input', event), onValueChange, setOwn)
  }
  const pointedAt = ({ clientX }: PointerEvent) => {
    const node = rail.current as HTMLElement
    const { left, right, width } = node.getBoundingClientRect()
    // A part of the page may run the other way than the page.
    const { direction } = viewOf(node).getComputedStyle(node)
    const way = (direction === 'rtl' ? right - clientX : clientX - left) - css.thumbSize / 2
    return valueAt(way / Math.max(width - css.thumbSize, 1), min, max, step)
  }
  const thumbs = [fromLabel ?? t('from'), toLabel ?? t('to')] as const
  return (
    <div
      {...rest}
      ref={ref}
      id={control.id}
      role="group"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
      data-component="range-slider"
      data-state={kind === 'error' ? 'error' : undefined}
      className={cx(css.root, className)}
    >
      <div data-part="head" className={css.head}>
        <span id={`${control.id}-label`}>{label}</span>
        <output aria-live="off" data-part="value" className={css.value}>
          {t('span', { from: words(current[0]), to: words(current[1]) })}
        </output>
      </div>
      {/* The keys are those of its inputs. */}
      <div
        ref={rail}
        role="presentation"
        data-part="rail"
        data-disabled={disabled ? '' : undefined}
        className={cx(css.rail, range.rail)}
        onPointerDown={(event) => {
          if (disabled || event.button !== 0) return
          // The inputs take no pointer, so that a thumb can be held anywhere on the rail.
          event.preventDefault()
          const at = pointedAt(event)
          held.current = endNear(current, at)
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.querySelectorAll('input')[held.current]?.focus()
          move(held.current, at, event)
        }}
        onPointerMove={(event) => {
          if (held.current !== undefined) move(held.current, pointedAt(event), event)
        }}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        <span aria-hidden="true" className={range.track} />
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${scale.length} 1`}
          preserveAspectRatio="none"
          data-part="track"
          className={range.band}
        >
          <rect x={from} y=".36" width={Math.max(to - from, 0)} height=".28" />
        </svg>
        {thumbs.map((thumb, which) => (
          <input
            key={which}
            ref={which === 0 ? reset : undefined}
            type="range"
            name={name}
            disabled={disabled}
            min={min}
            max={max}
            step={step}
            value={current[which]}
            aria-label={thumb}
            aria-invalid={control['aria-invalid']}
            aria-valuetext={words(current[which] ?? min)}
            data-part="input"
            className={cx(css.input, range.input)}
            onChange={(event) => move(which === 0 ? 0 : 1, event.target.value, event)}
          />
        ))}
      </div>
      <div data-part="ends" aria-hidden="true" className={css.ends}>
        <span>{words(min)}</span>
        <span>{words(max)}</span>
      </div>
      {kind ? (
        <Message id={messageId} kind={kind}>
          {message}
        </Message>
      ) : null}
    </div>
  )
}
