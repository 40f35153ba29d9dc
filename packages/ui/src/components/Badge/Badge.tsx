import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import * as css from './Badge.css.ts'

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * `live` is the brand's second colour; the others mean the same in every brand.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'success' | 'danger' | 'warning' | 'info' | 'live' | undefined
  /**
   * `status` is a dot and a word, `count` a number, `tag` a word.
   * @default 'tag'
   */
  variant?: 'tag' | 'status' | 'count' | undefined
}

/** A word or a number that marks its neighbour. Colour alone is not accessible: the word stays. */
export function Badge({ tone = 'neutral', variant = 'tag', className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-component="badge" data-tone={tone} data-variant={variant} className={cx(css.root, className)}>
      {translationSafe(children)}
    </span>
  )
}
