import { afterEach, expect, it, vi } from 'vitest'
import { carouselEngine } from './Carousel.engine.ts'

afterEach(() => vi.restoreAllMocks())

/** Three slides as wide as their frame, with a link in each. Sizes and pointers are those of a browser. */
function start() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(600)
  const view = document.body.appendChild(document.createElement('div'))
  const track = view.appendChild(document.createElement('div'))
  for (const href of ['#a', '#b', '#c'])
    track.appendChild(document.createElement('div')).appendChild(Object.assign(document.createElement('a'), { href }))
  view.setPointerCapture = () => {}
  const engine = carouselEngine.start(view, 'ltr', () => {})
  const point = (type: string, clientX: number) =>
    view.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, button: 0, clientX, bubbles: true }))
  const follows = (detail: number) =>
    view.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
  return { point, follows, end: () => (engine.destroy(), view.remove()) }
}

it('a drag that ends on a link does not follow it; a press does, and so does a key after the drag', () => {
  const { point, follows, end } = start()
  point('pointerdown', 500)
  point('pointermove', 200)
  point('pointerup', 200)
  expect(follows(1)).toBe(false)
  expect(follows(0)).toBe(true)
  point('pointerdown', 300)
  point('pointerup', 300)
  expect(follows(1)).toBe(true)
  end()
})
