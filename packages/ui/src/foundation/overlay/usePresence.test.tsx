import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render, screen } from '../../test/render.tsx'
import { usePresence } from './usePresence.ts'

function Layer({ open }: { open: boolean }) {
  const [shown, ref] = usePresence<HTMLDivElement>(open)
  return shown ? (
    <div ref={ref} data-state={open ? 'open' : 'closed'}>
      Layer
    </div>
  ) : null
}
const layer = () => screen.queryByText('Layer')

/** An animation of leaving that ends when the test says so. */
function leaving() {
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(layer() ?? {}, { getAnimations: vi.fn(() => [{ finished: promise }]) })
  return () => act(async () => resolve())
}

it('is gone at once where nothing moves', () => {
  const { rerender } = render(<Layer open />)
  rerender(<Layer open={false} />)
  expect(layer()).toBeNull()
})

it('stays, closed, until its animation has ended', async () => {
  const { rerender } = render(<Layer open />)
  const end = leaving()
  rerender(<Layer open={false} />)
  expect(layer()).toHaveAttribute('data-state', 'closed')
  await end()
  expect(layer()).toBeNull()
})

it('stays where it is opened again while it leaves', async () => {
  const { rerender } = render(<Layer open />)
  const end = leaving()
  rerender(<Layer open={false} />)
  rerender(<Layer open />)
  await end()
  expect(layer()).toHaveAttribute('data-state', 'open')
})
