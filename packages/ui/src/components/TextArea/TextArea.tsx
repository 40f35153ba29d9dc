'use client'
import { useEffect, useId, useRef, useState, type ChangeEvent, type ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { useFormReset } from '../../foundation/form/useFormReset.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useSettled } from '../../foundation/useSettled.ts'
import { useCountedStrings } from '../../i18n/useCountedStrings.ts'
import type { UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TextArea.css.ts'
import { countCharacters, roomLeft, type CharacterUnit } from './TextArea.model.ts'

/** className and style apply to the root element; everything else, including ref, goes to the textarea. */
export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, 'required' | 'maxLength'>, Omit<FieldOwnProps, 'strings' | 'aside'> {
  /**
   * Characters at most (140 for feedback and remarks). `false` for no limit and no counter.
   * @default 140
   */
  limit?: number | false | undefined
  /**
   * What counts as one character: `codePoint`, as the gateway counts, or `grapheme`, as a reader does.
   * @default 'codePoint'
   */
  unit?: CharacterUnit | undefined
  /**
   * Called with what is typed.
   * @default none
   */
  onValueChange?: ((value: string, details: Details<'input', ChangeEvent<HTMLTextAreaElement>>) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['textArea']> | undefined
}

/** A pause in typing, in ms, after which the counter is announced. */
const PAUSE = 1000

/** Several lines of text. More than the limit may be typed or pasted, and is reported: nothing is cut silently. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    valid,
    required,
    optional,
    limit = 140,
    unit = 'codePoint',
    onValueChange,
    strings,
    ...others
  } = props
  const { className, style, id, ref, onChange, 'aria-describedby': described, ...rest } = others
  const t = useCountedStrings('textArea', strings)
  const { lang, numberLocale } = useBrand()
  const limitId = useId()
  const first = String(rest.defaultValue ?? '')
  const [typed, setTyped] = useState(first)
  const area = useRef<HTMLTextAreaElement>(null)
  const reset = useFormReset<HTMLTextAreaElement>(() => setTyped(first))
  const input = useComposition(rest.value, useMergedRef(useMergedRef(area, reset), ref))
  // The browser fills in what was typed when one comes back to a page.
  useEffect(() => setTyped(area.current?.value ?? ''), [])
  const digits = new Intl.NumberFormat(numberLocale)
  const format = (n: number) => digits.format(n)
  const count = limit === false ? 0 : countCharacters(String(rest.value ?? typed), unit, lang)
  const room = limit === false ? undefined : roomLeft(count, limit)
  const most = limit === false ? '' : t('limit', { count: limit })
  const near = room?.state === 'near' ? t('left', { count: room.left }) : ''
  const announced = useSettled(room?.state === 'over' ? t('over', { count: -room.left }) : near, PAUSE)
  return (
    <Field
      data-component="text-area"
      {...{ label, hint, valid, required, optional, className, style }}
      controlId={id}
      error={error ?? (room?.state === 'over' ? most : undefined)}
      describedBy={[described, room && limitId].filter(Boolean).join(' ') || undefined}
      aside={
        room ? (
          <span data-part="counter" data-state={room.state} aria-hidden="true" className={css.counter}>
            {`${format(count)}/${format(limit || 0)}`}
          </span>
        ) : undefined
      }
      after={
        room ? (
          <>
            <VisuallyHidden id={limitId}>{room.state === 'over' ? null : most}</VisuallyHidden>
            <output className={hidden}>{announced}</output>
          </>
        ) : null
      }
    >
      {(control) => (
        <div data-part="box" data-state={control['aria-invalid'] ? 'error' : undefined} className={cx(box, css.frame)}>
          <textarea
            {...rest}
            {...control}
            {...input}
            data-part="input"
            className={css.input}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange?.(event)
              onValueChange?.(event.target.value, because('input', event))
            }}
          />
        </div>
      )}
    </Field>
  )
}
