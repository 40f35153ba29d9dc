import { afterEach, expect, it, vi } from 'vitest'
import { maybeRemembered } from './site-dialogs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('a browser is remembered where something was written, and storage opens', () => {
  expect(maybeRemembered()).toBe(false)
  localStorage.setItem('remember', '{}')
  expect(maybeRemembered()).toBe(true)
  vi.stubGlobal('localStorage', undefined)
  expect(maybeRemembered()).toBe(false)
})
