import { viewOf } from './view.ts'

/** Documents in which somebody has scrolled. */
const scrolled = new WeakSet<Document>()

function watch(img: HTMLImageElement) {
  const view = viewOf(img)
  const load = () => {
    stop()
    img.src = img.dataset['src'] ?? ''
  }
  const goOn = () => {
    scrolled.add(img.ownerDocument)
    load()
  }
  const sight =
    view.IntersectionObserver &&
    !scrolled.has(img.ownerDocument) &&
    new view.IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && load(), {
      threshold: 0.1,
    })
  const stop = () => {
    if (sight) sight.disconnect()
    view.removeEventListener('scroll', goOn, true)
  }
  if (sight) {
    sight.observe(img)
    view.addEventListener('scroll', goOn, true)
  } else load()
  return stop
}

/**
 * Props of an `<img>` whose picture is asked for, once, when a tenth of it is seen, and from the first scrolling on when
 * the browser thinks it near: with `loading="lazy"` alone it asks for those of several screens while the page is not
 * usable yet. `src` is to be its key, too.
 */
export const inSight = (src: string) => ({ ref: watch, 'data-src': src, loading: 'lazy' }) as const
