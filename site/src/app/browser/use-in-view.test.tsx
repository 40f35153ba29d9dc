import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, it, vi } from 'vitest'
import { useInView } from './use-in-view.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Row() {
  const [ref, near] = useInView()
  return <section ref={ref}>{near ? 'near' : 'far'}</section>
}

it('waits until the element is seen', () => {
  let see: (seen: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: (entries: object[]) => void) {
        see = (isIntersecting) => look([{ isIntersecting }])
      }
      observe() {
        see(false)
      }
      disconnect() {}
    },
  )
  render(<Row />)
  screen.getByText('far')
  act(() => see(true))
  screen.getByText('near')
})

it('takes an element for seen where the browser does not tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Row />)
  screen.getByText('near')
})
