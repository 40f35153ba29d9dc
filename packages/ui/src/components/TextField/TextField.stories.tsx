import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { magnifyingGlass, user } from '../../icons/icons.gen.ts'
import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { TextField } from './index.ts'
import * as Examples from './TextField.examples.tsx'

const meta = { title: 'Forms/TextField', component: TextField, args: { label: 'Username' } } satisfies Meta<
  typeof TextField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <Examples.Empty /> }
export const WithHint: Story = { render: () => <Examples.WithHint /> }
export const WithError: Story = {
  args: {
    defaultValue: '7rahim',
    error: 'Start with a letter, then letters and digits, 6 - 12 characters',
    required: true,
  },
}
export const Phone: Story = { render: () => <Examples.Phone /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="states" as="grid">
        <TextField label="Full name" placeholder="As on your payout account" optional />
        <TextField label="Username" defaultValue="rahim_77" required start={<Icon icon={user} />} />
        <TextField
          label="Username"
          defaultValue="7rahim"
          required
          error="Start with a letter, then letters and digits, 6 - 12 characters"
        />
        <TextField label="Invitation code" defaultValue="VR-20418" valid="Invited by mit***07" ltr />
        <TextField label="Agent code" defaultValue="DH-2041" readOnly />
        <TextField label="Currency" defaultValue="BDT" disabled />
      </Row>
      <Row name="inside the box, on a panel" as="grid" panel>
        <TextField
          label="Mobile number"
          start="+880"
          ltr
          type="tel"
          defaultValue="1712 345 678"
          hint="We send a code to this number"
        />
        <TextField label="Verification code" end={<Button size="sm">Send code</Button>} inputMode="numeric" />
        <TextField
          label="Search by game name"
          start={<Icon icon={magnifyingGlass} />}
          placeholder="Padma Gold"
          type="search"
        />
        <TextField
          lang="bn"
          label="পূর্ণ নাম"
          defaultValue="রহিম উদ্দিন আহমেদ চৌধুরী"
          hint="ইংরেজি অক্ষর ও ফাঁকা জায়গা, ২ - ৪০ অক্ষর"
        />
      </Row>
    </Sheet>
  ),
}
