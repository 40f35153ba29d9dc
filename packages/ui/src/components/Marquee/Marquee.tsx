'use client'
import { useState, type ComponentPropsWithRef, type CSSProperties, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { LoopControl } from '../../foundation/motion/LoopControl.tsx'
import { useLoopMotion } from '../../foundation/motion/useLoopMotion.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretRight } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Marquee.css.ts'
import { useRun } from './useRun.ts'

export interface MarqueeItem {
  id: string
  content: ReactNode
}

export interface MarqueeProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the region. */
  label: string
  /** The messages that pass by, in their order. */
  items: readonly MarqueeItem[]
  /**
   * px per second.
   * @default 40
   */
  speed?: number | undefined
  /**
   * One of `@brand/ui/icons`, in front.
   * @default none
   */
  icon?: string | undefined
  /**
   * Behind the text: a link to all of them.
   * @default none
   */
  action?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['marquee']> | undefined
}

/**
 * A line of notices that passes by. Text that fits does not move; with reduced motion they come one at a time, by a
 * press.
 */
export function Marquee({ label, items, speed = 40, icon, action, strings, className, ref, ...rest }: MarqueeProps) {
  const t = useStrings('marquee', strings)
  const [room, text, { runs, seconds }] = useRun(speed)
  const [watch, motion] = useLoopMotion(runs)
  const root = useMergedRef<HTMLElement>(watch, ref)
  const [turn, setTurn] = useState(0)
  const { reducedMotion, moving } = motion
  const at = items.length ? turn % items.length : 0
  const shown = reducedMotion ? items.slice(at, at + 1) : items
  const state = reducedMotion ? 'still' : moving ? 'moving' : runs ? 'held' : 'fits'
  const list = shown.map(({ id, content }) => (
    <li key={id} dir="auto">
      {content}
    </li>
  ))
  return (
    <section
      aria-label={label}
      {...rest}
      ref={root}
      data-component="marquee"
      data-state={state}
      className={cx(css.root, className)}
    >
      {icon ? <Icon icon={icon} size={18} flip className={css.sign} /> : null}
      <div
        ref={room}
        data-part="view"
        style={runs ? ({ [css.time]: `${seconds}s` } as CSSProperties) : undefined}
        className={css.view}
        // A link that takes focus is scrolled to by the browser; once it is left the text is back in place.
        onBlur={(event) => event.currentTarget.scrollTo({ left: 0 })}
      >
        <ul ref={text} aria-live={reducedMotion ? 'polite' : undefined} className={css.list}>
          {list}
        </ul>
        {runs && !reducedMotion ? (
          <ul aria-hidden="true" inert className={css.list}>
            {list}
          </ul>
        ) : null}
      </div>
      {action}
      {reducedMotion && items.length > 1 ? (
        <>
          <span className={css.place}>{t('place', { place: at + 1, total: items.length })}</span>
          <IconButton
            size="sm"
            label={t('next')}
            icon={caretRight}
            iconSize={18}
            flip
            data-part="next"
            onClick={() => setTurn(at + 1)}
          />
        </>
      ) : null}
      {runs ? (
        <LoopControl motion={motion} size="sm" iconSize={18} labels={{ pause: t('pause'), play: t('play') }} />
      ) : null}
    </section>
  )
}
