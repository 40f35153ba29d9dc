import type { Meta, StoryObj } from '@storybook/react-vite'
import { arrowRight, plus } from '../../icons/icons.gen.ts'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Icon } from '../Icon/index.ts'
import { Button, buttonAttributes } from './index.ts'
import * as Examples from './Button.examples.tsx'

const meta = { title: 'Primitives/Button', component: Button, args: { children: 'Deposit' } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { render: () => <Examples.Primary /> }
export const Secondary: Story = { render: () => <Examples.Secondary /> }
export const Quiet: Story = { render: () => <Examples.Quiet /> }
export const Danger: Story = { args: { variant: 'danger', children: 'Not received' } }
export const Busy: Story = { args: { variant: 'primary', busy: true, busyLabel: 'Sending', children: 'Send' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: {
    full: true,
    children: 'Withdraw the whole available balance to the account ending in 5678 and close this window',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
}

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="variants">
        <Button variant="primary">Deposit</Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Details</Button>
        <Button variant="danger">Not received</Button>
      </Row>
      <Row name="on a panel" panel>
        <Button variant="primary">Log out</Button>
        <Button>Browse games</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Reject</Button>
      </Row>
      <Row name="sizes">
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
      </Row>
      <Row name="with icons">
        <Button variant="primary">
          <Icon icon={plus} size={18} /> Deposit
        </Button>
        <Button>
          Play jackpot games <Icon icon={arrowRight} size={18} flip />
        </Button>
      </Row>
      <Row name="busy">
        <Button variant="primary" busy busyLabel="Sending">
          Send
        </Button>
        <Button busy>Send</Button>
        <Button variant="danger" busy busyLabel="Closing">
          Close the account
        </Button>
      </Row>
      <Row name="disabled">
        <Button variant="primary" disabled>
          Deposit
        </Button>
        <Button disabled>Cancel</Button>
        <Button variant="quiet" disabled>
          Details
        </Button>
      </Row>
      <Row name="a link that looks so">
        <a href="#play" {...buttonAttributes({ variant: 'primary' })}>
          Play
        </a>
        <a href="#more" {...buttonAttributes()}>
          View all
        </a>
      </Row>
      <Row name="full, long words">
        <Button variant="primary" full>
          Ich bestätige die Auszahlungsbedingungen und möchte fortfahren · উত্তোলনের শর্তাবলি মেনে এগিয়ে যান
        </Button>
      </Row>
    </Sheet>
  ),
}
