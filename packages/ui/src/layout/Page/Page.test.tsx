import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render } from '../../test/render.tsx'
import { Page } from './index.ts'

describeContract(<Page>Words</Page>, { component: 'page', nodes: 1 })

it('writes its width and alignment', () => {
  const { container, rerender } = render(<Page />)
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset).toMatchObject({ width: 'full', align: 'start', space: 'xl' })
  rerender(<Page width="text" align="center" space={{ phone: 'md', desktop: '2xl' }} />)
  expect(root().dataset).toMatchObject({ width: 'text', align: 'center', space: 'md desktop:2xl' })
  expect(root().dataset.gutters).toBeUndefined()
  rerender(<Page gutters />)
  expect(root().dataset.gutters).toBe('true')
})
