import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Hidden } from './index.ts'

describeContract(<Hidden below="tablet">Words</Hidden>, { component: 'hidden', nodes: 1 })

it('marks the layouts in which it is hidden', () => {
  const { rerender } = render(<Hidden above="phone">Words</Hidden>)
  const root = () => screen.getByText('Words')
  expect(root().dataset).toEqual({ component: 'hidden', above: 'phone' })
  rerender(
    <Hidden as="span" below="desktop">
      Words
    </Hidden>,
  )
  expect(root().tagName).toBe('SPAN')
  expect(root().dataset).toEqual({ component: 'hidden', below: 'desktop' })
})
