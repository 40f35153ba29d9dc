import { afterEach } from 'vitest'

// All files of a worker share one window.
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
