import { afterEach, expect, it, vi } from 'vitest'
import { graphemes } from './graphemes.ts'

afterEach(() => vi.unstubAllGlobals())

it('counts what a reader calls a letter', () => {
  expect(graphemes('কাa🇧🇩', 'bn')).toEqual(['কা', 'a', '🇧🇩'])
})

it('counts code points in a browser without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
  expect(graphemes('কা𝄞')).toEqual(['ক', 'া', '𝄞'])
})
