import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { rem } from '../../theme/rem.ts'
import * as css from './Icon.css.ts'

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** One of `@brand/ui/icons`: only the shapes a page names are loaded. */
  icon: string
  /**
   * Side in px at the browser's usual text size; it grows with the text.
   * @default 20
   */
  size?: number | undefined
  /**
   * Points the other way in right-to-left text: carets, arrows.
   * @default false
   */
  flip?: boolean | undefined
  /**
   * A name makes it an image to assistive technology; without one it is decoration.
   * @default none
   */
  label?: string | undefined
}

export function Icon({ icon, size = 20, flip, label, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={rem(size)}
      height={rem(size)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      data-component="icon"
      data-flip={flip || undefined}
      data-solid={icon.startsWith(' ') || undefined}
      className={cx(css.root, className)}
    >
      <path d={icon} />
    </svg>
  )
}
