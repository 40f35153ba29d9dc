'use client'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { LoopControl } from '../../foundation/motion/LoopControl.tsx'
import { useLoopMotion } from '../../foundation/motion/useLoopMotion.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { viewOf } from '../../foundation/view.ts'
import * as css from './Showcase.css.ts'
import { MOSTLY, SHOWN } from './Showcase.model.ts'

export interface ShowcaseItem {
  id: string
  /** Heading of the open slide, and the word on its spine. */
  title: string
  /** Above the title: "New arrival". */
  kicker?: ReactNode
  text?: ReactNode
  /** Images that fill the slide, about 9:4, motif at the end of the line; they turn round in right-to-left pages. */
  picture: ReactNode
  /** The action: a link or a button. */
  action?: ReactNode
}

export interface ShowcaseProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the showcase. */
  label: string
  /** The first three are shown. */
  items: readonly ShowcaseItem[]
  /**
   * ms between two turns; 0 for none by itself.
   * @default 5000
   */
  autoplay?: number | undefined
  /**
   * Level of the titles in the page's outline.
   * @default 2
   */
  level?: 2 | 3 | 4 | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['carousel']> | undefined
}

/**
 * Up to three banners: one is open, the others are beside it as spines and open by turns; on a phone a row to swipe.
 */
export function Showcase({ label, items, autoplay = 5000, level = 2, strings, className, ...rest }: ShowcaseProps) {
  const t = useStrings('carousel', strings)
  const shown = items.slice(0, SHOWN)
  const total = shown.length
  const ids = shown.map(({ id }) => id).join()
  const row = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(shown[0]?.id)
  // Slides that come or go leave the open one open.
  const open = Math.max(
    0,
    shown.findIndex(({ id }) => id === opened),
  )
  const [watch, motion] = useLoopMotion(total > 1 && autoplay > 0)
  const { moving, reducedMotion } = motion
  const Heading = `h${level}` as const
  const at = (n: number) => ({ slide: n + 1, total })

  const turn = (to: number): HTMLElement => {
    setOpened(shown[to]?.id)
    const room = row.current as HTMLElement
    const slide = room.children[to] as HTMLElement
    // Only a phone's row has anything to scroll.
    const left =
      getComputedStyle(room).direction === 'rtl'
        ? slide.offsetLeft + slide.offsetWidth - room.clientWidth
        : slide.offsetLeft
    room.scrollTo({ left, behavior: reducedMotion ? 'auto' : 'smooth' })
    return slide
  }

  // Only a phone's row is swiped. A listener to each step of the scroll would measure the row as often.
  useEffect(() => {
    const room = row.current
    if (!room || typeof IntersectionObserver === 'undefined') return
    const slides = [...room.children]
    const watch = new (viewOf(room).IntersectionObserver)(
      (entries) => {
        if (room.scrollWidth <= room.clientWidth) return
        const seen = entries.find(({ intersectionRatio }) => intersectionRatio >= MOSTLY)
        if (seen) setOpened(shown[slides.indexOf(seen.target)]?.id)
      },
      { root: room, threshold: MOSTLY },
    )
    slides.forEach((slide) => watch.observe(slide))
    return () => watch.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- slides are new ones by their ids, not by each render
  }, [ids])

  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => turn((open + 1) % total), autoplay)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page that is drawn again does not begin the wait again
  }, [moving, open, total, autoplay])

  return (
    <section
      aria-roledescription={t('role')}
      aria-label={label}
      {...rest}
      data-component="showcase"
      className={cx(css.root, className)}
    >
      <div ref={watch} className={css.frame}>
        {total > 1 ? (
          <div data-part="controls" data-after={total - 1 - open} className={css.controls}>
            {shown.map(({ id }, n) => (
              <i key={id} data-state={n === open ? 'on' : 'off'} className={css.dash} />
            ))}
            {autoplay > 0 ? (
              <LoopControl
                motion={motion}
                size="sm"
                iconSize={16}
                labels={{ pause: t('pause'), play: t('play') }}
                className={css.control}
              />
            ) : null}
          </div>
        ) : null}
        <div ref={row} aria-live={moving ? 'off' : 'polite'} className={css.row}>
          {shown.map(({ id, title, kicker, text, picture, action }, n) => (
            <div
              key={id}
              role="group"
              aria-roledescription={t('slideRole')}
              aria-label={t('slide', at(n))}
              tabIndex={-1}
              data-part="slide"
              data-state={n === open ? 'open' : 'spine'}
              className={css.slide}
            >
              {picture}
              <div inert={n !== open} className={css.words}>
                {kicker ? <p className={css.kicker}>{kicker}</p> : null}
                <Heading className={css.title}>{title}</Heading>
                {text ? <p className={css.text}>{text}</p> : null}
                {action ? <div className={css.action}>{action}</div> : null}
              </div>
              {n === open ? null : (
                // Once it is open the spine is gone: focus goes on to the slide.
                <button
                  type="button"
                  aria-label={t('show', { ...at(n), name: title })}
                  data-part="spine"
                  className={css.spine}
                  onClick={() => turn(n).focus({ preventScroll: true })}
                >
                  <span className={css.spineWord}>{title}</span>
                </button>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
