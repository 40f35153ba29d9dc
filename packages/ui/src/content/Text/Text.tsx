import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import * as css from './Text.css.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * Its size by use, by the scale of `@brand/ui/vars`; `headline` is the one figure of a panel, in the display face.
   * @default 'body'
   */
  size?: 'smallest' | 'caption' | 'dense' | 'body' | 'title' | 'headline' | undefined
  /**
   * What its colour means; the words say it too.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | undefined
  /**
   * Secondary: a hint, a note, a time. Counts in the neutral tone.
   * @default false
   */
  quiet?: boolean | undefined
  /**
   * How heavy it is set.
   * @default 'body'
   */
  weight?: 'body' | 'label' | 'strong' | undefined
  /**
   * Figures of one width, which line up below each other.
   * @default false
   */
  tabular?: boolean | undefined
  /**
   * Characters of one width, for what is compared character by character: the number of a round, a key.
   * @default false
   */
  mono?: boolean | undefined
  /**
   * Room for so many lines, also while there are fewer words, so that what follows stays where it is.
   * @default none
   */
  minLines?: Responsive<1 | 2 | 3> | undefined
  /**
   * One line; what has no room ends in "…".
   * @default false
   */
  truncate?: boolean | undefined
  /**
   * Its element: `span` inside other text or a label, `div` around more than words, `bdi` for user input.
   * @default 'p'
   */
  as?: 'p' | 'span' | 'div' | 'strong' | 'bdi' | undefined
}

/** Words in one of the sizes and colours the brand has. It has no margin. */
export function Text({
  size = 'body',
  tone = 'neutral',
  quiet = false,
  weight = 'body',
  tabular = false,
  mono = false,
  minLines,
  truncate = false,
  as = 'p',
  className,
  children,
  ...rest
}: TextProps) {
  const Element = as as 'p'
  return (
    <Element
      {...rest}
      data-component="text"
      data-size={size}
      data-tone={tone}
      data-quiet={quiet || undefined}
      data-weight={weight}
      data-tabular={tabular || undefined}
      data-mono={mono || undefined}
      data-min-lines={minLines === undefined ? undefined : byLayout(minLines)}
      data-truncate={truncate || undefined}
      className={cx(css.root, className)}
    >
      {translationSafe(children)}
    </Element>
  )
}
