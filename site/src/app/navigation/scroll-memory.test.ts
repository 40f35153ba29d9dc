import { afterEach, expect, it, vi } from 'vitest'
import { forgetSession } from '../storage/storage.ts'
import { keepScroll, keptScroll, scrollWhenTall } from './scroll-memory.ts'

afterEach(() => vi.unstubAllGlobals())

function scrolled(top: number) {
  vi.stubGlobal('scrollY', top)
  dispatchEvent(new Event('scroll'))
}

it('remembers how far an entry was scrolled', () => {
  const leave = keepScroll('page of a member')
  scrolled(700)
  leave()
  expect(keptScroll('page of a member')).toBe(700)
})

it('writes nothing of a page whose person has logged out meanwhile, and then what a visitor scrolls there', () => {
  const leave = keepScroll('page of a member')
  scrolled(700)
  forgetSession()
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('scroll')).toBeNull()
  scrolled(30)
  leave()
  expect(keptScroll('page of a member')).toBe(30)
})

it('goes back as far as the page is long, and on with the window, where sizes are not observed', () => {
  vi.stubGlobal('ResizeObserver', undefined)
  const to = vi.fn()
  vi.stubGlobal('scrollTo', to)
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 100)
  scrollWhenTall(700)
  height.mockReturnValue(innerHeight + 900)
  dispatchEvent(new Event('resize'))
  dispatchEvent(new Event('resize'))
  expect(to.mock.calls.map(([{ top }]) => top as number)).toEqual([100, 700])
  height.mockRestore()
})

it('takes what is no list of positions for none', () => {
  for (const junk of ['null', '7', '{']) {
    sessionStorage.setItem('scroll', junk)
    expect(keptScroll('page')).toBeUndefined()
  }
})
