'use client'
import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useChecked } from '../../foundation/form/useChecked.ts'
import * as css from './Radio.css.ts'

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** Visible name, beside the mark. */
  label: ReactNode
  /**
   * A second line: what it costs, how long it takes.
   * @default none
   */
  note?: ReactNode
  /**
   * Before the words: an icon, a flag.
   * @default none
   */
  start?: ReactNode
  /**
   * `card` for a few choices that carry a picture and a note; `tile` for more of them, with an icon and a short note.
   * @default 'row'
   */
  variant?: 'row' | 'card' | 'tile' | undefined
  /**
   * Called when it is chosen.
   * @default none
   */
  onCheckedChange?: ((checked: boolean, details: Details<'input', ChangeEvent<HTMLInputElement>>) => void) | undefined
}

/**
 * One of several that exclude each other. RadioGroup makes a whole set of them; this one is for layouts of your own.
 */
export function Radio({
  label,
  note,
  start,
  variant = 'row',
  onCheckedChange,
  onChange,
  id,
  className,
  style,
  ref,
  ...rest
}: RadioProps) {
  const checkedRef = useChecked(rest.checked, ref)
  const made = useId()
  const input = id ?? made
  const noteId = `${input}-note`
  return (
    <label data-component="radio" data-variant={variant} className={cx(css.root, className)} style={style}>
      <input
        {...rest}
        id={input}
        ref={checkedRef}
        type="radio"
        aria-describedby={[rest['aria-describedby'], note ? noteId : null].filter(Boolean).join(' ') || undefined}
        aria-labelledby={`${input}-label`}
        data-part="input"
        className={css.input}
        onChange={(event) => {
          onChange?.(event)
          if (!tell(event.target.checked, because('input', event), onCheckedChange)) event.preventDefault()
        }}
      />
      {start ? (
        <span data-part="start" className={css.start}>
          {start}
        </span>
      ) : null}
      <span className={css.words}>
        <span id={`${input}-label`} data-part="label" className={css.label}>
          {label}
        </span>
        {note ? (
          <span id={noteId} data-part="note" className={css.note}>
            {note}
          </span>
        ) : null}
      </span>
    </label>
  )
}
