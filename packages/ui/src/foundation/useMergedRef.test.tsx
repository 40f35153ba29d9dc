import { createRef, useRef, type Ref } from 'react'
import { expect, it, vi } from 'vitest'
import { cleanup, render, screen } from '../test/render.tsx'
import { useMergedRef } from './useMergedRef.ts'

function Box({ given }: { given?: Ref<HTMLElement> }) {
  const own = useRef<HTMLElement>(null)
  return <p ref={useMergedRef(own, given)} data-testid="box" />
}

it('gives the node to both and takes it back', () => {
  const given = createRef<HTMLElement>()
  render(<Box given={given} />)
  expect(given.current).toBe(screen.getByTestId('box'))
  cleanup()
  expect(given.current).toBeNull()
})

it('does not detach on a render', () => {
  const given = vi.fn<(node: HTMLElement | null) => void>()
  const { rerender } = render(<Box given={given} />)
  rerender(<Box given={given} />)
  expect(given).toHaveBeenCalledTimes(1)
})

it('calls the cleanup a function ref returned, or the function with null', () => {
  const undo = vi.fn()
  render(<Box given={() => undo} />)
  cleanup()
  expect(undo).toHaveBeenCalledTimes(1)
  const old = vi.fn<(node: HTMLElement | null) => void>()
  render(<Box given={old} />)
  cleanup()
  expect(old).toHaveBeenLastCalledWith(null)
})
