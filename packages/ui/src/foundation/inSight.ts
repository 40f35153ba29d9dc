import { viewOf } from './view.ts'

/** One observer for all pictures of a window, by the class that the window has. */
const sights = new WeakMap<typeof IntersectionObserver, IntersectionObserver>()

function load(img: Element) {
  const { src } = (img as HTMLImageElement).dataset
  if (src) (img as HTMLImageElement).src = src
}

function watch(img: HTMLImageElement | null) {
  if (!img) return
  const Observer = viewOf(img).IntersectionObserver as typeof IntersectionObserver | undefined
  if (!Observer) return load(img)
  const sight =
    sights.get(Observer) ??
    new Observer(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            sight.unobserve(target)
            load(target)
          }
      },
      { threshold: 0.1, rootMargin: '25%', scrollMargin: '25%' },
    )
  sights.set(Observer, sight)
  sight.observe(img)
}

/**
 * Props of an `<img>` whose picture is asked for, once, when a tenth of it is within a quarter of a screen of what is
 * seen: browsers' own `loading="lazy"` asks for those of several screens. `src` is to be its key, too.
 */
export const inSight = (src: string | undefined) => ({ ref: watch, 'data-src': src, loading: 'lazy' }) as const
