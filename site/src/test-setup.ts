import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// A part that is loaded when it is needed can take seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// All files of a worker share one window and its clock.
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})
