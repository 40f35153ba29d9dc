import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
})

it('remembers for the session, apart for visitors and for people logged in', async () => {
  const { noteShown, wasShown } = await import('./shown.ts')
  expect([wasShown('ANONYMOUS_POPUP'), wasShown('USER_POPUP')]).toEqual([false, false])
  noteShown('ANONYMOUS_POPUP')
  expect([wasShown('ANONYMOUS_POPUP'), wasShown('USER_POPUP')]).toEqual([true, false])
  expect({ ...sessionStorage }).toEqual({ ANONYMOUS_POPUP: '1' })
  vi.resetModules()
  const reloaded = await import('./shown.ts')
  expect(reloaded.wasShown('ANONYMOUS_POPUP')).toBe(true)
})

it('drops foreign values, and works without storage until the reload', async () => {
  sessionStorage.setItem('USER_POPUP', '{"junk"')
  const { noteShown, wasShown } = await import('./shown.ts')
  expect(wasShown('USER_POPUP')).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed')
  })
  noteShown('USER_POPUP')
  vi.restoreAllMocks()
  expect(wasShown('USER_POPUP')).toBe(true)
})
