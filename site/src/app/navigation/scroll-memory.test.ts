import { afterEach, expect, it, vi } from 'vitest'
import { forgetSession } from '../storage/storage.ts'
import { keepScroll, keptScroll } from './scroll-memory.ts'

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
