import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Stack } from './index.ts'

describeContract(<Stack>Words</Stack>, { component: 'stack', nodes: 1 })

it('writes its space by layout, and no element but its own', () => {
  const { container, rerender } = render(
    <Stack>
      <p>One</p>
    </Stack>,
  )
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset).toMatchObject({ space: 'md', align: 'stretch' })
  expect(root().children).toHaveLength(1)
  rerender(<Stack space={{ phone: 'sm', desktop: 'xl' }} align="start" />)
  expect(root().dataset).toMatchObject({ space: 'sm desktop:xl', align: 'start' })
})

it('stays a list where a browser drops the role of lists without marks', () => {
  render(
    <Stack as="ul">
      <li>One</li>
    </Stack>,
  )
  expect(screen.getByRole('list').tagName).toBe('UL')
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list')
})

it('has lines in place of gaps where it is divided, and is marked as growing', () => {
  const { container } = render(
    <Stack divided grow>
      <p>One</p>
      <p>Two</p>
    </Stack>,
  )
  const root = container.firstElementChild as HTMLElement
  expect(root.dataset).toMatchObject({ divided: 'true', grow: 'true' })
  expect(root.dataset.space).toBeUndefined()
})
