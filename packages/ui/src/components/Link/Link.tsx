'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { arrowSquareOut } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Link.css.ts'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'target'> {
  /** An address the code knows. For one that comes as data there is SafeLink. */
  href: string
  /**
   * `inline` is for a sentence; `action` and `quiet` are on their own.
   * @default 'inline'
   */
  variant?: 'inline' | 'action' | 'quiet' | undefined
  /**
   * Leaves this page open: adds rel, an icon and words for those who do not see it.
   * @default false
   */
  newTab?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['link']> | undefined
}

/** A place to go. Plain `<a>`: the page's own click listener may route it. */
export function Link({ variant = 'inline', newTab, rel, strings, className, children, ...rest }: LinkProps) {
  const t = useStrings('link', strings)
  return (
    <a
      data-component="link"
      {...rest}
      {...(newTab ? { target: '_blank', rel: cx('noopener noreferrer', rel) } : { rel })}
      data-variant={variant}
      className={cx(css.root, className)}
    >
      {children}
      {newTab ? (
        <>
          <span aria-hidden="true" className={css.mark}>
            {'\u2060'}
            <Icon icon={arrowSquareOut} size={14} flip className={css.sign} />
          </span>
          <VisuallyHidden>{` (${t('newTab')})`}</VisuallyHidden>
        </>
      ) : null}
    </a>
  )
}
