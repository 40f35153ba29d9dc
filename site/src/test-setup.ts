import { configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { wordsAt } from '../build/words.ts'
import { learnLanguages } from './app/i18n/languages.ts'
import { wordSource } from './app/i18n/word-files.ts'

// A part that is loaded when it is needed can take seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

wordSource.read = async (path) => wordsAt(path)
await learnLanguages()

// All files of a worker share one window and its clock.
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

// Formats that a language brings with it (own-formats.ts) stay in `Intl`: each file begins with those of the platform.
const shared = globalThis as { platformFormats?: object }
shared.platformFormats ??= Object.fromEntries(
  Object.getOwnPropertyNames(Intl).map((name) => [name, Intl[name as 'Locale']]),
)
afterAll(() => void Object.assign(Intl, shared.platformFormats))
