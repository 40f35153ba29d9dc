import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Inline } from './index.ts'

describeContract(<Inline>Words</Inline>, { component: 'inline', nodes: 1 })

it('writes the alignment of its items', () => {
  const { container, rerender } = render(<Inline />)
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset).toMatchObject({ space: 'xs', align: 'center', justify: 'start' })
  rerender(<Inline space={{ phone: 'xs', tablet: 'md' }} align="baseline" justify="between" />)
  expect(root().dataset).toMatchObject({ space: 'xs tablet:md', align: 'baseline', justify: 'between' })
  expect(root().dataset.wrap).toBeUndefined()
  rerender(<Inline wrap={false} />)
  expect(root().dataset.wrap).toBe('false')
})

it('may be a list', () => {
  render(
    <Inline as="ol">
      <li>One</li>
    </Inline>,
  )
  expect(screen.getByRole('list').tagName).toBe('OL')
})
