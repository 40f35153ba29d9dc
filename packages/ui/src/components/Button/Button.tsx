import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import * as css from './Button.css.ts'

export interface ButtonOwnProps {
  /**
   * `primary` is the one next step of a view; `danger` ends or refuses something.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /**
   * Height of the button: 36, 44 or 52 px; less where the page is dense.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /**
   * As wide as its container.
   * @default false
   */
  full?: boolean | undefined
  /**
   * Added to the classes of the button.
   * @default none
   */
  className?: string | undefined
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonOwnProps {
  /**
   * Busy: keeps its width and focus, and does not respond.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * The running action, as a present participle: "Sending".
   * @default none
   */
  busyLabel?: ReactNode
}

/** The looks of a button for another element: `<Link {...buttonAttributes({ variant: 'primary' })} to="/rng">`. */
export const buttonAttributes = ({ variant = 'secondary', size = 'md', full, className }: ButtonOwnProps = {}) => ({
  'data-component': 'button',
  'data-variant': variant,
  'data-size': size,
  'data-full': full || undefined,
  className: cx(css.root, className),
})

export function Button({
  variant,
  size,
  full,
  className,
  busy,
  busyLabel,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonAttributes({ variant, size, full, className })}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      data-state={busy ? 'busy' : undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? (
        <>
          <span data-part="label" aria-hidden={busyLabel ? true : undefined} className={css.label}>
            {translationSafe(children)}
          </span>
          <span data-part="busy" className={css.label}>
            {busyLabel}
          </span>
        </>
      ) : (
        translationSafe(children)
      )}
    </button>
  )
}
