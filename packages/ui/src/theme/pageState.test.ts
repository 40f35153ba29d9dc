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
