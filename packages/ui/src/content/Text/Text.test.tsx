import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Text } from './index.ts'

describeContract(<Text>Words</Text>, { component: 'text', nodes: 1 })

it('is a paragraph in the size of the body by default', () => {
  const { rerender } = render(<Text>Words</Text>)
  const text = () => screen.getByText('Words')
  expect(text().tagName).toBe('P')
  expect(text().dataset).toEqual({ component: 'text', size: 'body', tone: 'neutral', weight: 'body' })
  rerender(
    <Text
      as="bdi"
      size="caption"
      tone="danger"
      weight="strong"
      quiet
      tabular
      mono
      minLines={{ phone: 2, tablet: 1 }}
      truncate
    >
      Words
    </Text>,
  )
  expect(text().tagName).toBe('BDI')
  expect(text().dataset).toEqual({
    component: 'text',
    size: 'caption',
    tone: 'danger',
    weight: 'strong',
    quiet: 'true',
    tabular: 'true',
    mono: 'true',
    minLines: '2 tablet:1',
    truncate: 'true',
  })
})
