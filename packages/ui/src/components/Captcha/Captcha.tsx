'use client'
import { useState, type ChangeEvent, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { useThrottle } from '../../foundation/useThrottle.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { arrowClockwise } from '../../icons/icons.gen.ts'
import { box } from '../Field/Field.css.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { input } from '../TextField/TextField.css.ts'
import * as css from './Captcha.css.ts'

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface CaptchaProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'required' | 'src' | 'type'>,
    Omit<FieldOwnProps, 'label' | 'strings'> {
  /**
   * Visible name of the field.
   * @default none
   */
  label?: ReactNode
  /**
   * Address of the picture; without one it is loading.
   * @default none
   */
  src?: string | undefined
  /**
   * A picture is loading: an old one fades, and no other is requested.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * The picture failed to load.
   * @default false
   */
  failed?: boolean | undefined
  /**
   * The server has refused a picture because it was requested too soon.
   * @default false
   */
  throttled?: boolean | undefined
  /**
   * At most one new picture per this many ms (1000); a press that comes sooner is refused, visibly.
   * @default 1000
   */
  throttleMs?: number | undefined
  /**
   * Called when another picture is requested.
   * @default none
   */
  onRefresh?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /**
   * Called with what is typed.
   * @default none
   */
  onValueChange?: ((value: string, details: Details<'input', ChangeEvent<HTMLInputElement>>) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['captcha']> | undefined
}

/**
 * A picture to read, the field to type it in, and another picture if it cannot be read. The caller sends the
 * requests.
 */
export function Captcha(props: CaptchaProps) {
  const {
    label,
    hint,
    error,
    valid,
    required = true,
    optional,
    aside,
    src,
    busy,
    failed,
    throttled,
    throttleMs = 1000,
    onRefresh,
    strings,
    ...others
  } = props
  const { onValueChange, onChange, className, style, id, value, ref, 'aria-describedby': describedBy, ...rest } = others
  const typed = useComposition(value, ref)
  const t = useStrings('captcha', strings)
  const { pass, refused } = useThrottle(throttleMs)
  const [broken, setBroken] = useState<string>()
  const lost = failed || (src !== undefined && src === broken)
  const slow = refused || throttled
  const waiting = busy || (src === undefined && !lost)
  return (
    <Field
      data-component="captcha"
      {...{ hint, valid, required, optional, aside, className, style, describedBy }}
      label={label ?? t('label')}
      controlId={id}
      error={error ?? (lost && !waiting ? t('failed') : undefined)}
      after={
        <output data-part="throttled" className={css.notice}>
          {slow ? t('throttled') : null}
        </output>
      }
    >
      {(control) => (
        <div className={css.row}>
          <div
            data-part="box"
            data-state={control['aria-invalid'] ? 'error' : undefined}
            className={cx(box, css.answer)}
          >
            <input
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={16}
              {...rest}
              {...control}
              {...typed}
              type="text"
              data-part="input"
              data-ltr
              className={input}
              onChange={(event) => {
                onChange?.(event)
                onValueChange?.(event.target.value, because('input', event))
              }}
            />
          </div>
          <div
            data-part="picture"
            data-state={waiting ? 'loading' : lost ? 'failed' : undefined}
            aria-busy={waiting || undefined}
            className={css.picture}
          >
            {src !== undefined && !lost ? (
              <img src={src} alt={t('picture')} className={css.image} onError={() => setBroken(src)} />
            ) : waiting ? (
              <Skeleton variant="block" className={css.outline} />
            ) : null}
          </div>
          <IconButton
            label={t('refresh')}
            icon={arrowClockwise}
            data-part="refresh"
            aria-disabled={waiting || undefined}
            disabled={rest.disabled}
            onClick={(event) => {
              // The message for "too fast" is shown even while a picture loads.
              if (pass() && !waiting) onRefresh?.(event)
            }}
          />
        </div>
      )}
    </Field>
  )
}
