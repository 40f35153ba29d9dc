import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { bank, deviceMobile, ticket } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/index.ts'
import { Radio, RadioGroup } from './index.ts'
import * as Examples from './Radio.examples.tsx'

const methods = [
  { value: 'wallet', label: 'Mobile wallet', note: 'Within 5 minutes', start: <Icon icon={deviceMobile} size={24} /> },
  { value: 'bank', label: 'Bank transfer', note: 'Up to 2 hours', start: <Icon icon={bank} size={24} /> },
  { value: 'voucher', label: 'Voucher', note: 'About 10 minutes', start: <Icon icon={ticket} size={24} /> },
]
const lines = [
  { value: 'all', label: 'All downlines' },
  { value: 'own', label: 'My own only' },
  { value: 'one', label: 'One member', disabled: true },
]
const meta = { title: 'Forms/Radio', component: Radio, args: { label: 'Bank transfer' } } satisfies Meta<typeof Radio>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { render: () => <Examples.List /> }
export const Cards: Story = { render: () => <Examples.Cards /> }
export const Tiles: Story = { render: () => <Examples.Tiles /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }
export const WithError: Story = {
  render: () => <RadioGroup label="Pay with" options={methods} variant="cards" required error="Choose how to pay" />,
}

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="a list: chosen; nothing chosen, wrong; all disabled" as="grid">
        <RadioGroup label="Show" options={lines} defaultValue="all" hint="Your own bets are never shown to others" />
        <RadioGroup label="Show" options={lines} required error="Choose what to show" />
        <RadioGroup label="Show" options={lines} defaultValue="own" optional disabled />
      </Row>
      <Row name="cards, on a panel" panel>
        <RadioGroup
          label="Pay with"
          options={methods}
          defaultValue="wallet"
          variant="cards"
          style={{ inlineSize: '100%' }}
        />
        <RadioGroup
          label="Pay with"
          options={[
            ...methods.map((one, n) => ({ ...one, disabled: n === 1 })),
            { value: 'none', label: 'With an agent in your town, in cash, on weekdays' },
          ]}
          variant="cards"
          style={{ inlineSize: '100%' }}
        />
      </Row>
      <Row name="tiles; one without a note, one closed" panel>
        <RadioGroup
          label="Pay with"
          options={[
            ...methods.map((one, n) => ({ ...one, disabled: n === 2 })),
            { value: 'none', label: 'With an agent in your town, in cash' },
          ]}
          defaultValue="wallet"
          variant="tiles"
          style={{ inlineSize: '100%' }}
        />
      </Row>
      <Row name="alone; with notes, long words" as="grid">
        <Radio label="Bank transfer" name="alone" />
        <RadioGroup
          label="কীভাবে টাকা নেবেন"
          lang="bn"
          defaultValue="wallet"
          options={[
            {
              value: 'wallet',
              label: 'মোবাইল ওয়ালেট, নম্বরটি নিজের নামে হতে হবে',
              note: 'পাঁচ মিনিটের মধ্যে পৌঁছে যায়, ছুটির দিনেও',
            },
            { value: 'bank', label: 'ব্যাংক', note: 'দুই ঘণ্টা পর্যন্ত' },
          ]}
        />
      </Row>
    </Sheet>
  ),
}
