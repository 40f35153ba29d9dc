'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { checkBold, xBold } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './Timeline.css.ts'
import { walked, type TimelineItem, type TimelineState } from './Timeline.model.ts'

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The oldest first. */
  items: readonly TimelineItem[]
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['timeline']> | undefined
}

const shapes: Partial<Record<TimelineState, string>> = { done: checkBold, failed: xBold }

/** The history of one item, and its open steps: a withdrawal, an application, a contract. */
export function Timeline({ items, strings, className, ...rest }: TimelineProps) {
  const t = useStrings('timeline', strings)
  return (
    <ol {...rest} data-component="timeline" className={cx(css.root, className)}>
      {items.map(({ id, title, state, time, dateTime, children }, n) => {
        const shape = shapes[state]
        return (
          <li
            key={id}
            aria-current={state === 'current' ? 'step' : undefined}
            data-part="item"
            data-state={state}
            data-walked={walked({ state }, items[n + 1]) || undefined}
            className={css.item}
          >
            <span aria-hidden data-part="node" data-state={state} className={css.node}>
              {shape ? <Icon icon={shape} size={14} /> : null}
            </span>
            <div className={css.words}>
              <span data-part="title" data-state={state} className={css.title}>
                {title}
                <VisuallyHidden>{` (${t(state)})`}</VisuallyHidden>
              </span>
              {time ? (
                <time dateTime={dateTime} className={css.time}>
                  {time}
                </time>
              ) : null}
              {children ? <div className={css.more}>{children}</div> : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
