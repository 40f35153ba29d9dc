'use client'
import { useId, useLayoutEffect, useRef, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { describe } from '../Field/Field.model.ts'
import { Message } from '../Field/Message.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Slider.css.ts'
import { distanceOf, lastOf, scaleOf } from './Slider.model.ts'

export interface SliderMark {
  /** Where it lies, as a decimal string. */
  value: string
  /** What it means: "Today 12%". */
  label: string
  /** `danger`: from it on to the end values are unwelcome. */
  tone?: 'danger' | undefined
}

type Replaced = 'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'required' | 'readOnly'

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface SliderProps extends Omit<ComponentPropsWithRef<'input'>, Replaced> {
  /** Visible name. */
  label: ReactNode
  /**
   * Keeps name and value for assistive technology, where a field beside it shows them.
   * @default false
   */
  labelHidden?: boolean | undefined
  /**
   * A line below.
   * @default none
   */
  hint?: ReactNode
  /**
   * What is wrong with the value; takes the place of the hint.
   * @default none
   */
  error?: ReactNode
  /**
   * The value, as a decimal string. Beyond an end the thumb rests at that end.
   * @default its own, from defaultValue
   */
  value?: string | undefined
  /**
   * The value at first.
   * @default min
   */
  defaultValue?: string | undefined
  /**
   * Called while the thumb moves, with each value.
   * @default none
   */
  onValueChange?: ((value: string, details: Details<'input', ChangeEvent<HTMLInputElement>>) => void) | undefined
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
   * The value in words: shown, and announced.
   * @default the number, in the figures of the language
   */
  format?: ((value: string) => string) | undefined
  /**
   * Words at the lower end.
   * @default the value there
   */
  minLabel?: ReactNode
  /**
   * Words at the upper end.
   * @default the value there
   */
  maxLabel?: ReactNode
  /**
   * Values worth knowing, drawn on the track and named below it.
   * @default none
   */
  marks?: readonly SliderMark[] | undefined
}

/** A value between two ends, found by moving rather than by typing. */
export function Slider(props: SliderProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    value,
    min = '0',
    max: end = '100',
    step = '1',
    defaultValue = min,
    ...own
  } = props
  const { onValueChange, format, minLabel, maxLabel, marks = [], ...others } = own
  const { id, className, style, onChange, ref, 'aria-describedby': described, ...rest } = others
  const made = useId()
  const legendId = useId()
  const { numberLocale } = useBrand()
  const [current, setOwn, reset] = useFormValue<string, HTMLInputElement>(value, defaultValue)
  const input = useRef<HTMLInputElement>(null)
  // The browser has filled in what was chosen where one came back to the page.
  useLayoutEffect(() => {
    const restored = input.current?.value
    if (restored !== undefined && Number(restored) !== Number(current)) setOwn(restored)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page is filled in once
  }, [])
  const max = lastOf(min, end, step)
  const scale = scaleOf(min, max)
  const words = format ?? ((text: string) => Number(text).toLocaleString(numberLocale, { maximumFractionDigits: 20 }))
  const { control, kind, message, messageId } = describe({
    id: id ?? made,
    hint,
    error,
    describedBy: [described, marks.length > 0 && legendId].filter(Boolean).join(' ') || undefined,
  })
  const name = <label htmlFor={control.id}>{label}</label>
  return (
    <div
      data-component="slider"
      data-state={kind === 'error' ? 'error' : undefined}
      className={cx(css.root, className)}
      style={style}
    >
      {labelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div data-part="head" className={css.head}>
          {name}
          <output htmlFor={control.id} aria-live="off" data-part="value" className={css.value}>
            {words(current)}
          </output>
        </div>
      )}
      <div data-part="rail" className={css.rail}>
        <progress
          aria-hidden="true"
          value={distanceOf(current, scale)}
          max={scale.length}
          data-part="track"
          className={css.track}
        />
        {marks.length > 0 ? (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${scale.length} 1`}
            preserveAspectRatio="none"
            data-part="marks"
            className={css.marks}
          >
            {marks.map(({ value: at, tone }) => {
              const x = distanceOf(at, scale)
              return (
                <g key={at} data-tone={tone}>
                  {tone === 'danger' ? <rect x={x} y=".36" width={scale.length - x} height=".28" /> : null}
                  <line x1={x} x2={x} y1="0" y2="1" />
                </g>
              )
            })}
          </svg>
        ) : null}
        <input
          {...rest}
          {...control}
          ref={useMergedRef(useMergedRef(input, reset), ref)}
          type="range"
          min={min}
          max={max}
          step={step}
          value={current}
          aria-valuetext={words(current)}
          data-part="input"
          className={css.input}
          onChange={(event) => {
            onChange?.(event)
            tell(event.target.value, because('input', event), onValueChange, setOwn)
          }}
        />
      </div>
      <div data-part="ends" aria-hidden="true" className={css.ends}>
        <span>{minLabel ?? words(min)}</span>
        <span>{maxLabel ?? words(max)}</span>
      </div>
      {marks.length > 0 ? (
        <ul id={legendId} data-part="legend" className={css.legend}>
          {marks.map((mark) => (
            <li key={mark.value} data-tone={mark.tone} className={css.mark}>
              {mark.label}
            </li>
          ))}
        </ul>
      ) : null}
      {kind ? (
        <Message id={messageId} kind={kind}>
          {message}
        </Message>
      ) : null}
    </div>
  )
}
