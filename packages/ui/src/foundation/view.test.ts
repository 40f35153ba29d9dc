import { expect, it, vi } from 'vitest'
import { otherWindow } from '../test/otherWindow.ts'
import { viewOf, watchSizes } from './view.ts'

it('is the window that an element is in', () => {
  const { view, page, end } = otherWindow()
  expect(viewOf(document.body)).toBe(globalThis)
  expect(viewOf(page.body)).toBe(view)
  end()
})

it('watches sizes by the window of the elements, until it is ended', () => {
  const { view, page, end } = otherWindow()
  const watched = new Set<Element>()
  const Observer = vi.fn(
    class {
      observe = (element: Element) => watched.add(element)
      disconnect = () => watched.clear()
    },
  )
  Object.assign(view, { ResizeObserver: Observer })
  const look = () => {}
  const unwatch = watchSizes(look, [page.body, null, page.documentElement])
  expect(Observer).toHaveBeenCalledExactlyOnceWith(look)
  expect([...watched]).toEqual([page.body, page.documentElement])
  unwatch()
  expect(watched.size).toBe(0)
  end()
})
