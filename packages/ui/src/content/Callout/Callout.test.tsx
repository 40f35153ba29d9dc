import { describe, expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Callout } from './index.ts'

describeContract(<Callout>Words</Callout>, { component: 'callout' })
describe('live and empty', () => describeContract(<Callout live />, { component: 'callout', nodes: 1 }))

it.each([
  ['info', 'Note'],
  ['success', 'Done'],
  ['warning', 'Attention'],
  ['danger', 'Error'],
] as const)('%s is named in a word, not in colour alone', (tone, word) => {
  render(<Callout tone={tone}>Play is still asked for.</Callout>)
  expect(screen.getByRole('img', { name: word })).toBeVisible()
  expect(screen.getByText('Play is still asked for.')).toBeVisible()
})

it('has no role where it is present from the start', () => {
  render(<Callout tone="danger">Gone</Callout>)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is an empty live region where it appears later, and announces danger at once', () => {
  const { rerender } = render(<Callout live tone="danger" />)
  const region = screen.getByRole('alert')
  expect(region).toBeEmptyDOMElement()
  rerender(
    <Callout live tone="danger">
      The amount is too low.
    </Callout>,
  )
  expect(screen.getByRole('alert')).toBe(region)
  expect(region).toHaveTextContent('The amount is too low.')
  rerender(
    <Callout live tone="success">
      Saved.
    </Callout>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Saved.')
})

it('renders nothing where it is empty and not live', () => {
  const { container } = render(<Callout>{undefined}</Callout>)
  expect(container).toBeEmptyDOMElement()
})

it('may have a title and actions', () => {
  render(
    <Callout tone="warning" title="Late" actions={<button type="button">Ask</button>} strings={{ warning: 'Late' }}>
      It should have come.
    </Callout>,
  )
  expect(screen.getByText('Late')).toHaveAttribute('data-part', 'title')
  expect(screen.getByRole('img', { name: 'Late' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ask' })).toBeVisible()
})
