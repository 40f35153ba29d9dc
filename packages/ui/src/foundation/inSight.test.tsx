import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GameCard } from '../gaming/GameCard/index.ts'
import { act, fireEvent, render, screen } from '../test/render.tsx'

const options: IntersectionObserverInit[] = []
const watched = new Map<Element, (seen: boolean) => void>()

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback, given: IntersectionObserverInit) {
        options.push(given)
        let watching: Element
        this.observe = (target) => {
          watching = target
          watched.set(target, (isIntersecting) =>
            tell([{ isIntersecting, target } as IntersectionObserverEntry], this as never),
          )
        }
        this.disconnect = () => void watched.delete(watching)
      }
      observe: (target: Element) => void
      disconnect: () => void
    },
  )
})
afterEach(() => {
  watched.clear()
  options.length = 0
  vi.unstubAllGlobals()
})

const card = (id: number) => <GameCard nodeId={id} name={`Game ${id}`} vendor="JL" image={`/${id}.svg`} />
const picture = (id: number) => screen.getByText(`Game ${id}`).parentElement?.querySelector('img') as HTMLImageElement
const see = (img: HTMLImageElement, seen = true) => act(() => watched.get(img)?.(seen))

it('asks for a picture when a tenth of it is seen, once, and no sooner', () => {
  render(
    <>
      {card(1)}
      {card(2)}
    </>,
  )
  expect(options.map(({ threshold }) => threshold)).toEqual([0.1, 0.1])
  see(picture(1), false)
  expect(picture(1)).not.toHaveAttribute('src')
  see(picture(1))
  expect(picture(1)).toHaveAttribute('src', '/1.svg')
  expect(picture(2)).not.toHaveAttribute('src')
  expect(watched.has(picture(1))).toBe(false)
})

it('keeps a picture through a new rendering, and waits again with another one', () => {
  const { rerender } = render(card(3))
  see(picture(3))
  rerender(<GameCard nodeId={3} name="Game 3" vendor="JL" image="/3.svg" tag="hot" />)
  expect(picture(3)).toHaveAttribute('src', '/3.svg')
  rerender(<GameCard nodeId={3} name="Game 3" vendor="JL" image="/other.svg" />)
  expect(picture(3)).not.toHaveAttribute('src')
  see(picture(3))
  expect(picture(3)).toHaveAttribute('src', '/other.svg')
})

it('forgets a picture that goes before it is seen', () => {
  const { unmount } = render(card(7))
  const gone = picture(7)
  unmount()
  expect(watched.has(gone)).toBe(false)
  fireEvent.scroll(document)
  expect(gone).not.toHaveAttribute('src')
})

it('leaves what is near to the browser from the first scrolling on', () => {
  const shown = render(card(5))
  expect(picture(5)).not.toHaveAttribute('src')
  fireEvent.scroll(document)
  expect(picture(5)).toHaveAttribute('src', '/5.svg')
  expect(watched.has(picture(5))).toBe(false)
  shown.rerender(card(6))
  expect(picture(6)).toHaveAttribute('src', '/6.svg')
  expect(picture(6)).toHaveAttribute('loading', 'lazy')
})

it('leaves it to the browser where nothing tells what is seen', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(card(4))
  expect(picture(4)).toHaveAttribute('src', '/4.svg')
  expect(picture(4)).toHaveAttribute('loading', 'lazy')
})
