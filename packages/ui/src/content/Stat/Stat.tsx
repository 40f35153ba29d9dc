'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../foundation/cx.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { arrowDownBold, arrowUpBold } from '../../icons/icons.gen.ts'
import * as css from './Stat.css.ts'
import { toneOf, type StatChange } from './Stat.model.ts'

export interface StatProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is counted. */
  label: ReactNode
  /** The figure. Undefined while it is on its way. */
  value: ReactNode
  /**
   * What it did since: by how much, and whether that is good.
   * @default none
   */
  change?: StatChange | undefined
  /**
   * Small words below: what it is compared with.
   * @default none
   */
  note?: ReactNode
  /**
   * What is behind the figure: makes all of it a link.
   * @default none
   */
  href?: string | undefined
  /**
   * Called at a press on the link; `preventDefault()` keeps it from loading its page.
   * @default none
   */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['stat']> | undefined
}

/** One figure with its name and what it did since. Styles and attributes go to the list element around them. */
export function Stat(props: StatProps) {
  const { label, value, change, note, href, onFollow, strings, className, ...rest } = props
  const t = useStrings('stat', strings)
  return (
    <dl {...rest} data-component="stat" className={cx(css.root, className)}>
      <div className={css.pair}>
        <dt data-part="label" className={css.label}>
          {href === undefined ? (
            label
          ) : (
            <a href={href} data-part="link" className={css.link} onClick={onFollow}>
              {label}
            </a>
          )}
        </dt>
        <dd data-part="value" className={css.value}>
          {value === undefined ? <Skeleton short /> : translationSafe(value)}
        </dd>
        {change || note ? (
          <dd data-part="note" className={css.note}>
            {change ? (
              <span data-part="change" data-tone={toneOf(change)} className={css.change}>
                {change.direction === 'same' ? null : (
                  <Icon icon={change.direction === 'up' ? arrowUpBold : arrowDownBold} size={12} />
                )}
                <VisuallyHidden>{t(change.direction)}</VisuallyHidden> <bdi translate="no">{change.by}</bdi>
              </span>
            ) : null}
            {note ? <span>{translationSafe(note)}</span> : null}
          </dd>
        ) : null}
      </div>
    </dl>
  )
}
