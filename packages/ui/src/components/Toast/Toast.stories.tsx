import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { Button } from '../Button/index.ts'
import { createToasts, Toast, type ToastMessage } from './index.ts'
import * as Examples from './Toast.examples.tsx'

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
export const Saved: Story = { render: () => <Examples.Saved /> }
export const WithAction: Story = { render: () => <Examples.WithAction /> }

export const StateSheet: Story = { render: () => <Standing /> }
