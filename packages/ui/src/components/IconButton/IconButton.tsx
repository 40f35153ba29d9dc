import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What it does, for assistive technology: the only words it has. */
  label: string
  /** One of `@brand/ui/icons`. */
  icon: string
  size?: 'sm' | 'md' | 'lg' | undefined
  variant?: 'quiet' | 'secondary' | undefined
  /** Side of the icon in px. */
  iconSize?: number | undefined
  /** Points the other way in right-to-left text. */
  flip?: boolean | undefined
  /** On or off; makes it a toggle. */
  pressed?: boolean | undefined
  /** Something new waits behind it. Say so in `label` too. */
  dot?: boolean | undefined
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    size = 'md',
    variant = 'quiet',
    iconSize = 20,
    flip,
    pressed,
    dot,
    className,
    type = 'button',
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      data-component="icon-button"
      data-size={size}
      data-variant={variant}
      data-dot={dot || undefined}
      className={cx(css.root, className)}
    >
      <Icon icon={icon} size={iconSize} flip={flip} />
    </button>
  )
}
