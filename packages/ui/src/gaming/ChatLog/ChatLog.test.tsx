import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { ChatLog, type ChatLogProps } from './index.ts'

const log = (props: Partial<ChatLogProps> = {}) => (
  <ChatLog label="Lounge" logLabel="Messages" first={1} last={2} endLabel="Latest messages" {...props}>
    <p>Hello</p>
  </ChatLog>
)

describeContract(log(), { component: 'chat-log' })

/** A log of 1,000 px in a box of 200. */
function measured(scrollTop: number) {
  const box = screen.getByRole('group', { name: 'Lounge' })
  Object.defineProperties(box, {
    scrollHeight: { value: 1000, configurable: true },
    clientHeight: { value: 200, configurable: true },
  })
  box.scrollTop = scrollTop
  fireEvent.scroll(box)
  return box
}

it('announces nothing but what it is given', () => {
  render(log({ announcement: '3 new messages' }))
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveAttribute('aria-live', 'off')
  expect(screen.getByRole('status')).toHaveTextContent('3 new messages')
})

it('follows from its end, stays further up, and offers the way back', () => {
  const onEndChange = vi.fn()
  const { rerender } = render(log({ onEndChange }))
  const box = measured(800)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(log({ onEndChange, last: 3 }))
  expect(box.scrollTop).toBe(1000)
  measured(300)
  rerender(log({ onEndChange, last: 4, unseen: true, endLabel: '1 new message' }))
  expect(box.scrollTop).toBe(300)
  fireEvent.click(screen.getByRole('button', { name: '1 new message' }))
  expect(box.scrollTop).toBe(1000)
  expect(onEndChange.mock.calls).toEqual([[true], [false], [true]])
})

it('keeps what is read in place where earlier messages come', () => {
  const { rerender } = render(log({ first: 5 }))
  const box = measured(300)
  rerender(log({ first: 5, last: 3 }))
  Object.defineProperty(box, 'scrollHeight', { value: 1400, configurable: true })
  rerender(log({ first: 1, last: 3 }))
  expect(box.scrollTop).toBe(700)
})
