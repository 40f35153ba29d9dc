import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './IconButton.css.ts'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What it does, for assistive technology: the only words it has. */
  label: string
  /** One of `@brand/ui/icons`. */
  icon: string
  /**
   * Side of the button, which a finger hits at 44 px whatever its size.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /**
   * An icon alone, or one with an edge.
   * @default 'quiet'
   */
  variant?: 'quiet' | 'secondary' | undefined
  /**
   * Side of the icon in px.
   * @default 20
   */
  iconSize?: number | undefined
  /**
   * Points the other way in right-to-left text.
   * @default false
   */
  flip?: boolean | undefined
  /**
   * On or off; makes it a toggle.
   * @default none
   */
  pressed?: boolean | undefined
  /**
   * There is something new. Mention it in `label` too.
   * @default false
   */
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
