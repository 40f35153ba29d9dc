import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { Avatar } from './index.ts'

// The test DOM loads no images but reports them as complete.
let complete = false
beforeEach(() => {
  complete = false
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => complete)
})
afterEach(() => vi.restoreAllMocks())

describeContract(<Avatar name="rahim_77" />, { component: 'avatar', nodes: 1 })

const picture = () => document.querySelector('img')

it('is decoration beside a name, and an image where it stands alone', () => {
  const { rerender } = render(<Avatar name="rahim_77" />)
  expect(document.querySelector('[data-component="avatar"]')).toHaveAttribute('aria-hidden', 'true')
  rerender(<Avatar name="rahim_77" label="rahim_77" />)
  expect(screen.getByRole('img', { name: 'rahim_77' })).toHaveTextContent('ra')
})

it('falls back to letters when the picture fails, and tries a new address', () => {
  const { rerender } = render(<Avatar name="rahim_77" src="/gone.png" />)
  expect(picture()).toHaveAttribute('src', '/gone.png')
  fireEvent.error(picture() as HTMLImageElement)
  expect(picture()).toBeNull()
  rerender(<Avatar name="rahim_77" src="/new.png" />)
  expect(picture()).toHaveAttribute('src', '/new.png')
})

it('detects a picture that failed before hydration', () => {
  complete = true
  render(<Avatar name="rahim_77" src="/gone.png" />)
  expect(picture()).toBeNull()
})

it('writes its form to data attributes where it is set', () => {
  const { container, rerender } = render(<Avatar name="Padma Gold" />)
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset.variant).toBeUndefined()
  rerender(<Avatar name="Padma Gold" variant="square" />)
  expect(root().dataset.variant).toBe('square')
})
