'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Chip.css.ts'

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /**
   * On or off; makes it a toggle. Without it the chip is a small action.
   * @default none
   */
  pressed?: boolean | undefined
  /**
   * Called with whether it is pressed after a press; makes the chip a toggle.
   * @default none
   */
  onPressedChange?: ((pressed: boolean, details: Details<'press', MouseEvent<HTMLButtonElement>>) => void) | undefined
  /**
   * Number of items behind it, in the digits of the language.
   * @default none
   */
  count?: number | undefined
  /**
   * Shape from `@brand/ui/icons`.
   * @default none
   */
  icon?: string | undefined
}

/** One small choice among others in a row. */
export function Chip({
  pressed,
  onPressedChange,
  count,
  icon,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ChipProps) {
  const { numberLocale } = useBrand()
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      data-component="chip"
      data-state={pressed === undefined ? undefined : pressed ? 'on' : 'off'}
      className={cx(css.root, className)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) tell(!pressed, because('press', event), onPressedChange)
      }}
    >
      {icon ? <Icon icon={icon} size={16} /> : null}
      {children}
      {count === undefined ? null : (
        <span data-part="count" className={css.count}>
          {new Intl.NumberFormat(numberLocale).format(count)}
        </span>
      )}
    </button>
  )
}
