import { expect, it } from 'vitest'
import { holdPageState } from './pageState.ts'

it('marks the page until the last of those who hold a state lets go, each once', () => {
  const state = () => document.documentElement.hasAttribute('data-busy-test')
  const [one, two] = [holdPageState('busy-test'), holdPageState('busy-test')]
  expect(state()).toBe(true)
  one()
  one()
  expect(state()).toBe(true)
  two()
  expect(state()).toBe(false)
  two()
  const again = holdPageState('busy-test')
  expect(state()).toBe(true)
  again()
  expect(state()).toBe(false)
})

it('marks the document that it is given: that of another window', () => {
  const other = document.implementation.createHTMLDocument()
  const end = holdPageState('busy-test', other)
  expect(other.documentElement.hasAttribute('data-busy-test')).toBe(true)
  expect(document.documentElement.hasAttribute('data-busy-test')).toBe(false)
  end()
  expect(other.documentElement.hasAttribute('data-busy-test')).toBe(false)
})
