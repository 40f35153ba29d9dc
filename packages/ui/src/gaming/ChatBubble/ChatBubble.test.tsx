import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { ChatBubble, ChatEvent } from './index.ts'

describeContract(<ChatBubble name="ra***7" text="Hello" />, { component: 'chat-bubble' })
describeContract(<ChatEvent>Hello</ChatEvent>, { component: 'chat-event' })

const words = (root: HTMLElement) => root.querySelector('[data-part="words"]')

it('says who, when and what, each in the direction of its own script', () => {
  render(<ChatBubble name="ra***7" badges="VIP 4" time={<time dateTime="2026-11-20">19:11</time>} text="Hello" />)
  const message = screen.getByRole('article')
  expect(message).toHaveTextContent('ra***7VIP 419:11Hello')
  expect(words(message)).toHaveAttribute('dir', 'auto')
  expect(message.querySelector('[data-part="name"]')?.tagName).toBe('BDI')
})

it('marks what is one’s own, what addresses the reader and what was removed', () => {
  const { rerender } = render(<ChatBubble name="You" text="Hello" own addressed />)
  const message = screen.getByRole('article')
  expect(message).toHaveAttribute('data-addressed', 'true')
  expect(words(message)).toHaveAttribute('data-own', 'true')
  rerender(<ChatBubble name="You" text="Removed" own removed />)
  expect(words(message)).toHaveAttribute('data-removed', 'true')
  expect(words(message)).not.toHaveAttribute('data-own')
})
