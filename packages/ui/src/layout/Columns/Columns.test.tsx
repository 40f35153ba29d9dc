import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render } from '../../test/render.tsx'
import { Columns } from './index.ts'

describeContract(<Columns>Words</Columns>, { component: 'columns', nodes: 1 })

it('writes how the row is shared and where it ends', () => {
  const { container, rerender } = render(<Columns />)
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset).toMatchObject({ widths: 'equal', collapse: 'tablet', space: 'xl', align: 'start' })
  expect(root().dataset.sticky).toBeUndefined()
  rerender(
    <Columns
      widths="main-aside"
      collapseBelow="desktop"
      space={{ phone: 'md', wide: '2xl' }}
      align="stretch"
      stickyAside
    />,
  )
  expect(root().dataset).toMatchObject({
    widths: 'main-aside',
    collapse: 'desktop',
    space: 'md wide:2xl',
    align: 'stretch',
    sticky: 'true',
  })
})
