import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { gap } from '../../foundation/responsive/gap.css.ts'
import { padding as paddings } from '../../foundation/responsive/padding.css.ts'
import { byLayout, type Responsive } from '../../foundation/responsive/responsive.ts'
import type { Gap } from '../../foundation/responsive/gaps.ts'
import * as css from './Card.css.ts'

export interface CardLink {
  href: string
  /** What the link leads to, in full: it is read alone. */
  label: string
  /** Called on a click; `preventDefault()` keeps the link from loading its page. */
  onSelect?: ((event: MouseEvent) => void) | undefined
}

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * Room between edge and content, by the scale of `@brand/ui/vars`.
   * @default { phone: 'lg', tablet: '2xl' }
   */
  padding?: Responsive<Gap> | undefined
  /**
   * Gap between the parts of the content, by the same scale.
   * @default 'md'
   */
  space?: Responsive<Gap> | undefined
  /**
   * One link that covers the card. Buttons and links inside stay above it.
   * @default none
   */
  link?: CardLink | undefined
  /**
   * Actions, at the lower edge however tall the card is: cards of one row have theirs on one line.
   * @default none
   */
  footer?: ReactNode
  /**
   * Its element; a `section` needs a name (`aria-label`), an `article` does not.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li' | undefined
}

const room = { phone: 'lg', tablet: '2xl' } as const

/** A panel with an edge. Nothing happens when it is pressed, unless it is given a link. */
export function Card({
  padding = room,
  space = 'md',
  link,
  footer,
  as = 'div',
  className,
  children,
  ...rest
}: CardProps) {
  const Element = as as 'div'
  return (
    <Element
      {...rest}
      data-component="card"
      data-padding={byLayout(padding)}
      data-space={byLayout(space)}
      data-linked={link ? true : undefined}
      data-footer={footer ? true : undefined}
      className={cx(css.root, gap, paddings, className)}
    >
      {link ? (
        <a data-part="link" href={link.href} aria-label={link.label} className={css.link} onClick={link.onSelect} />
      ) : null}
      {children}
      {footer ? (
        <div data-part="footer" className={css.footer}>
          {footer}
        </div>
      ) : null}
    </Element>
  )
}
