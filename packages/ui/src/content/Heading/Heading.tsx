'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import { useLevel, type Level } from '../../foundation/level/level.ts'
import * as css from './Heading.css.ts'
import { sizeOf, type HeadingSize } from './Heading.model.ts'

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /**
   * Its level in the outline of the page: 2, and one more in each Section around it.
   * @default by nesting
   */
  level?: Level | undefined
  /**
   * How large it is set, whatever its level.
   * @default by level: 'xl', 'md', 'sm', 'sm'
   */
  size?: HeadingSize | undefined
}

/** Name of the content below it. Level is for the outline, size is visual. */
export function Heading({ level: own, size, className, children, ...rest }: HeadingProps) {
  const level = useLevel(own)
  const Element = `h${level}` as 'h2'
  return (
    <Element {...rest} data-component="heading" data-size={size ?? sizeOf(level)} className={cx(css.root, className)}>
      {translationSafe(children)}
    </Element>
  )
}
