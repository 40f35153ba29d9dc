import { viewOf } from './view.ts'

/** One observer for all pictures of a window, by the class that the window has. */
const sights = new WeakMap<typeof IntersectionObserver, IntersectionObserver>()

function load(img: Element) {
  const { src } = (img as HTMLImageElement).dataset
  if (src) (img as HTMLImageElement).src = src
}

/** Loads what comes as near as `margin` to what is seen. */
function observer(Observer: typeof IntersectionObserver, margin: string) {
  const sight = new Observer(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          sight.unobserve(target)
          load(target)
        }
    },
    { threshold: 0.1, rootMargin: margin, scrollMargin: margin },
  )
  sights.set(Observer, sight)
  return sight
}

function watch(img: HTMLImageElement | null) {
  if (!img) return
  const view = viewOf(img)
  const Observer = view.IntersectionObserver as typeof IntersectionObserver | undefined
  if (!Observer) return load(img)
  let sight = sights.get(Observer)
  if (!sight) {
    sight = observer(Observer, '0%')
    const goAhead = () => {
      const further = observer(Observer, '100%')
      for (const waits of view.document.querySelectorAll('img[data-src]:not([src])')) further.observe(waits)
    }
    view.addEventListener('scroll', goAhead, { once: true, capture: true, passive: true })
  }
  sight.observe(img)
}

/**
 * Props of an `<img>` whose picture is asked for, once, when a tenth of it is seen, and from the first scrolling on when
 * it is as near as a screen: browsers' own `loading="lazy"` asks for those of several screens while the page is not
 * usable yet. `src` is to be its key, too.
 */
export const inSight = (src: string | undefined) => ({ ref: watch, 'data-src': src, loading: 'lazy' }) as const
