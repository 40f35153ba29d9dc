import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { CountdownButton } from './index.ts'
import * as Examples from './CountdownButton.examples.tsx'

const meta = {
  title: 'Primitives/CountdownButton',
  component: CountdownButton,
  args: { children: 'Send code' },
} satisfies Meta<typeof CountdownButton>
export default meta
type Story = StoryObj<typeof meta>

export const PressAndWait: Story = { render: () => <Examples.PressAndWait /> }
export const FiveMinutes: Story = { render: () => <Examples.FiveMinutes /> }

// A deadline so far ahead that every screenshot shows the same.
const still = Date.parse('2100-01-01')
const frozen = { wait: 'Resend in 0:42' }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="ready; on its way; waiting; disabled">
        <CountdownButton>Send code</CountdownButton>
        <CountdownButton busy busyLabel="Sending">
          Send code
        </CountdownButton>
        <CountdownButton until={still} strings={frozen}>
          Send code
        </CountdownButton>
        <CountdownButton disabled>Send code</CountdownButton>
      </Row>
      <Row name="small; primary; quiet, on a panel" panel>
        <CountdownButton size="sm">Send code</CountdownButton>
        <CountdownButton size="sm" until={still} strings={frozen}>
          Send code
        </CountdownButton>
        <CountdownButton variant="primary">Send code</CountdownButton>
        <CountdownButton variant="primary" until={still} strings={frozen}>
          Send code
        </CountdownButton>
        <CountdownButton variant="quiet" until={still} strings={frozen}>
          Send code
        </CountdownButton>
      </Row>
    </Sheet>
  ),
}
