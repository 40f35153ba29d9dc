import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button } from '../Button/index.ts'
import { createToasts, Toast, type ToastMessage } from './index.ts'

const toasts = createToasts()
const meta = { title: 'Feedback/Toast', component: Toast, args: { toasts } } satisfies Meta<typeof Toast>
export default meta
type Story = StoryObj<typeof meta>

const messages: ToastMessage[] = [
  { tone: 'success', title: 'Deposit of ৳ 5,000.00 arrived.' },
  { tone: 'info', title: 'You are in free play.', description: 'A real account is needed to deposit.' },
  { tone: 'warning', title: 'Your password expires in 3 days.', action: { label: 'Change', onSelect: () => {} } },
  {
    tone: 'danger',
    title: 'Too many requests.',
    description: 'Try again after 5 minutes. Your balance is not affected.',
  },
]

export const OnDemand: Story = {
  render: (args) => (
    <>
      <div style={{ display: 'flex', gap: 8 }}>
        {messages.map((message) => (
          <Button key={message.tone} onClick={() => args.toasts.show(message)}>
            {message.tone}
          </Button>
        ))}
      </div>
      <Toast {...args} />
    </>
  ),
}

function Standing() {
  const [own] = useState(() => createToasts(4))
  useEffect(() => messages.forEach((message) => own.show({ ...message, durationMs: 3_600_000 })), [own])
  return (
    <div style={{ minBlockSize: 420 }}>
      <Toast toasts={own} />
    </div>
  )
}
function Saving() {
  const [own] = useState(() => createToasts())
  return (
    <>
      <Button onClick={() => own.show({ tone: 'success', title: 'Saved.' })}>Save</Button>
      <Toast toasts={own} />
    </>
  )
}
export const Saved: Story = { tags: ['example'], render: () => <Saving /> }
function Removing() {
  const [own] = useState(() => createToasts())
  const undo = { label: 'Undo', onSelect: () => own.show({ title: 'Restored.' }) }
  return (
    <>
      <Button onClick={() => own.show({ title: 'Removed.', action: undo })}>Remove</Button>
      <Toast toasts={own} />
    </>
  )
}
/** A message with an answer stays longer. */
export const WithAction: Story = { tags: ['example'], render: () => <Removing /> }

export const StateSheet: Story = { render: () => <Standing /> }
