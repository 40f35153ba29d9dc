import { mediaMatches } from '../../foundation/media.ts'
import { viewOf, watchSizes } from '../../foundation/view.ts'
import { eased, placeOf, slidesSeen, turnMs } from './Carousel.model.ts'

export interface Engine {
  /** Turns by so many slides; `jump` without motion. */
  turn: (by: number, jump: boolean) => void
  /** Goes to a slide without motion: the slides have changed. */
  show: (slide: number) => void
  destroy: () => void
}

/** px a finger moves before it swipes rather than presses. */
const slack = 6
/** px per ms from which a flick turns on although the finger has not gone half the way. */
const flick = 0.3

/**
 * Moves the slides inside `view`, round and round: the track as a whole, and each slide that has left to the far end.
 * A finger or mouse drags it; after release it settles on a slide. `onSeen` receives the slides in
 * view.
 */
function start(view: HTMLElement, dir: 'ltr' | 'rtl', onSeen: (seen: number[]) => void): Engine {
  const page = viewOf(view)
  const track = view.firstElementChild as HTMLElement
  const sign = dir === 'rtl' ? 1 : -1
  const off = new AbortController()
  let at = 0
  let goal = 0
  let frame = 0
  let seen = ''

  const measures = () => {
    const size = (track.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0
    const gap = track.firstElementChild ? parseFloat(getComputedStyle(track.firstElementChild).marginInlineEnd) : 0
    return { frame: view.clientWidth, size, step: size + gap }
  }
  const draw = () => {
    const slides = [...track.children] as HTMLElement[]
    const sizes = measures()
    const turned = ((at % slides.length) + slides.length) % slides.length
    track.style.transform = turned ? `translateX(${sign * turned * sizes.step}px)` : ''
    slides.forEach((slide, n) => {
      const away = placeOf(n, turned, slides.length) - (n - turned)
      slide.style.transform = away ? `translateX(${-sign * away * sizes.step}px)` : ''
    })
    const now = slidesSeen(turned, slides.length, sizes)
    if (now.join() !== seen) onSeen(now)
    seen = now.join()
  }
  const rest = (jump: boolean) => {
    page.cancelAnimationFrame(frame)
    const [from, begun] = [at, page.performance.now()]
    const on = (time: number) => {
      const done = jump ? 1 : Math.min(1, Math.max(0, time - begun) / turnMs)
      at = from + (goal - from) * eased(done)
      draw()
      if (done < 1) frame = page.requestAnimationFrame(on)
    }
    on(begun)
  }

  let held:
    | { id: number; x: number; from: number; lastX: number; lastTime: number; speed: number; drags: boolean }
    | undefined
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ) => view.addEventListener(name, listener, { signal: off.signal, capture })
  let dragged = false
  const release = () => {
    if (!held) return
    dragged = held.drags
    if (held.drags) {
      goal = Math.round(at + (Math.abs(held.speed) > flick ? Math.sign(held.speed) * 0.5 : 0))
      rest(mediaMatches('(prefers-reduced-motion: reduce)'))
    }
    held = undefined
  }
  listen('pointerdown', ({ pointerId, clientX, timeStamp, button, isPrimary }) => {
    const { frame: room, step } = measures()
    if (button !== 0 || !isPrimary || track.children.length * step <= room + slack * 3) return
    held = { id: pointerId, x: clientX, from: at, lastX: clientX, lastTime: timeStamp, speed: 0, drags: false }
  })
  listen('pointermove', ({ pointerId, clientX, timeStamp }) => {
    if (held?.id !== pointerId) return
    if (!held.drags && Math.abs(clientX - held.x) < slack) return
    if (!held.drags) {
      page.cancelAnimationFrame(frame)
      view.setPointerCapture(pointerId)
      Object.assign(held, { drags: true, from: at })
    }
    held.speed = (sign * (clientX - held.lastX)) / Math.max(1, timeStamp - held.lastTime)
    Object.assign(held, { lastX: clientX, lastTime: timeStamp })
    at = held.from + (sign * (clientX - held.x)) / measures().step
    draw()
  })
  for (const name of ['pointerup', 'pointercancel'] as const) listen(name, release)
  // A drag that ends on a link does not follow it, a key afterwards (no `detail`) does; a picture is not carried away.
  listen('click', (event) => dragged && event.detail && event.preventDefault(), true)
  listen('dragstart', (event) => event.preventDefault())

  const unwatch = watchSizes(draw, [view])
  draw()
  return {
    turn: (by, jump) => {
      goal += by
      rest(jump)
    },
    show: (slide) => {
      page.cancelAnimationFrame(frame)
      at = goal = slide
      // The slides it has told may be others by now.
      seen = ''
      draw()
    },
    destroy: () => {
      off.abort()
      unwatch()
      page.cancelAnimationFrame(frame)
    },
  }
}

/** As an object, so that a test of the component can put an engine of its own in its place. */
export const carouselEngine = { start }
