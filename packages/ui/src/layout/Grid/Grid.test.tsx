import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Grid } from './index.ts'

describeContract(<Grid>Words</Grid>, { component: 'grid', nodes: 1 })

it('has as many columns as fit, or as many as are set', () => {
  const { container, rerender } = render(<Grid stretch />)
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset).toMatchObject({ minColumn: 'md', stretch: 'true', space: 'md' })
  expect(root().dataset.columns).toBeUndefined()
  rerender(<Grid columns={{ phone: 1, tablet: 3 }} stretch space="xl" />)
  expect(root().dataset).toMatchObject({ columns: '1 tablet:3', space: 'xl' })
  expect([root().dataset.minColumn, root().dataset.stretch]).toEqual([undefined, undefined])
})

it('may be a list', () => {
  render(
    <Grid as="ul">
      <li>One</li>
    </Grid>,
  )
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list')
})
