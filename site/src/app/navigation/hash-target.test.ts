import { afterEach, expect, it, vi } from 'vitest'
import { hashTarget, whenThere } from './hash-target.ts'

afterEach(() => document.body.replaceChildren())

const place = (id: string) => Object.assign(document.createElement('p'), { id })

it.each([
  ['#term', 'term'],
  ['#%E0%A6%AC', 'ব'],
  ['', undefined],
  ['#', undefined],
  ['#%E0%A4%A', undefined],
])('%s names %s', (hash, id) => expect(hashTarget(hash)).toBe(id))

it('finds what is there, and what is drawn later, once', async () => {
  const found = vi.fn()
  document.body.append(place('now'))
  whenThere('now', found)
  expect(found).toHaveBeenCalledTimes(1)
  whenThere('later', found)
  whenThere('never', found)()
  document.body.append(place('later'), place('never'))
  await vi.waitFor(() => expect(found).toHaveBeenCalledTimes(2))
  document.body.append(place('more'))
  expect(found).toHaveBeenCalledTimes(2)
})
