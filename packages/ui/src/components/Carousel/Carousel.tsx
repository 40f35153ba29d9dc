'use client'
import { useCallback, useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { useLoopMotion } from '../../foundation/motion/useLoopMotion.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import * as css from './Carousel.css.ts'
import { carouselEngine, type Engine } from './Carousel.engine.ts'

export interface CarouselItem {
  id: string
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the carousel. */
  label: string
  /** The slides, in the order they are shown. */
  items: readonly CarouselItem[]
  /**
   * How many are shown side by side: one, or as many as fit and at most three.
   * @default 1
   */
  visible?: 1 | 3 | undefined
  /**
   * ms between two turns; 0 for none by itself.
   * @default 5000
   */
  autoplay?: number | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['carousel']> | undefined
}

// Drawn with few points rather than taken from the icons: lighter, and they fit their button.
const signs = {
  pause: 'M64 40h44v176H64zM148 40h44v176h-44z',
  play: 'M72 32l160 96-160 96z',
  ltr: 'M96 40l88 88-88 88-12-12 76-76-76-76z',
  rtl: 'M160 40l-88 88 88 88 12-12-76-76 76-76z',
}

/** Slides that turn by themselves, by finger and by button, round and round. */
export function Carousel({ label, items, visible = 1, autoplay = 5000, strings, className, ...rest }: CarouselProps) {
  const t = useStrings('carousel', strings)
  const dir = useDirection()
  const [engine, setEngine] = useState<Engine>()
  const [seen, setSeen] = useState(() => [0, 1, 2].slice(0, visible))
  const more = seen.length < items.length
  const [watch, { moving, reducedMotion, paused, toggle }] = useLoopMotion(more && autoplay > 0)

  // The engine lives as long as the element it was given.
  const view = useCallback(
    (node: HTMLElement | null) => {
      const started = carouselEngine.start(node as HTMLElement, dir, setSeen)
      setEngine(started)
      return started.destroy
    },
    [dir],
  )

  // Slides that come or go leave the one that is seen where it is; where it went itself, the last takes its place.
  const known = useRef(items)
  useEffect(() => {
    const [first = 0] = seen
    const was = known.current[first]?.id
    const hasChanged = known.current.length !== items.length || items.some(({ id }, n) => id !== known.current[n]?.id)
    known.current = items
    if (!hasChanged) return
    const now = items.findIndex(({ id }) => id === was)
    engine?.show(now >= 0 ? now : Math.max(0, Math.min(first, items.length - 1)))
  }, [items, seen, engine])

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => engine?.turn(1, false), autoplay)
    return () => clearInterval(timer)
  }, [moving, autoplay, engine])

  const button = (part: 'pause' | 'play' | 'previous' | 'next', sign: keyof typeof signs, onClick: () => void) => (
    <button type="button" aria-label={t(part)} data-part={part} className={css.control} onClick={onClick}>
      <svg viewBox="0 0 256 256" width={16}>
        <path d={signs[sign]} />
      </svg>
    </button>
  )
  return (
    <section
      aria-roledescription={t('role')}
      aria-label={label}
      {...rest}
      data-component="carousel"
      data-visible={visible}
      className={`${css.root} ${className ?? ''}`}
    >
      <div ref={watch} className={css.frame}>
        {more ? (
          <div data-part="controls" className={css.controls}>
            {items.map(({ id }, n) => (
              <i key={id} data-state={seen.includes(n) ? 'on' : 'off'} className={css.dash} />
            ))}
            {autoplay > 0 && !reducedMotion
              ? button(paused ? 'play' : 'pause', paused ? 'play' : 'pause', toggle)
              : null}
            {button('previous', dir === 'ltr' ? 'rtl' : 'ltr', () => engine?.turn(-1, reducedMotion))}
            {button('next', dir, () => engine?.turn(1, reducedMotion))}
          </div>
        ) : null}
        <div ref={view}>
          <div aria-live={moving ? 'off' : 'polite'} className={css.track}>
            {items.map(({ id, content }, n) => (
              <div
                key={id}
                role="group"
                aria-roledescription={t('slideRole')}
                aria-label={t('slide', { slide: n + 1, total: items.length })}
                inert={!seen.includes(n)}
                data-part="slide"
                className={css.slide}
              >
                {content}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
