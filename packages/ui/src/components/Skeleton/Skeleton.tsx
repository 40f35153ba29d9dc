import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * `tile` is a 3:4 game tile, `square` a 1:1 one; `line` is one line of the surrounding text.
   * @default 'line'
   */
  variant?: 'line' | 'block' | 'tile' | 'square' | 'circle' | undefined
  /**
   * Height of a block: 48, 96, 220, 320, 420 px. As high as what is coming, nothing moves when it is there.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl' | undefined
  /**
   * A shorter line, as the last of a paragraph.
   * @default false
   */
  short?: boolean | undefined
}

/**
 * The outline of what is coming, after 150 ms. Decoration: put `aria-busy` on the region that loads; where it is
 * `false` the outline does not move.
 */
export function Skeleton({ variant = 'line', size, short, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-component="skeleton"
      data-variant={variant}
      data-size={size}
      data-short={short || undefined}
      className={cx(css.root, className)}
    />
  )
}
