import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { CountdownButton } from '../CountdownButton/index.ts'
import { OtpField } from './index.ts'
import * as Examples from './OtpField.examples.tsx'

const meta = { title: 'Forms/OtpField', component: OtpField, args: { label: 'Verification code' } } satisfies Meta<
  typeof OtpField
>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { render: () => <Examples.Empty /> }
export const WithResend: Story = { render: () => <Examples.WithResend /> }
export const FourDigits: Story = { args: { length: 4, defaultValue: '48' } }
export const Completed: Story = { render: () => <Examples.Completed /> }

const still = Date.parse('2100-01-01')
const waiting = (
  <CountdownButton size="sm" variant="quiet" until={still} strings={{ wait: 'Resend in 0:42' }}>
    Send code
  </CountdownButton>
)

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="empty; begun; complete" as="grid">
        <OtpField label="Verification code" hint="Six digits, sent to +880 1712 ****78" />
        <OtpField label="Verification code" defaultValue="482" end={waiting} />
        <OtpField label="Verification code" defaultValue="482019" valid="Your number is confirmed" />
      </Row>
      <Row name="wrong; disabled; four and eight digits, on a panel" as="grid" panel>
        <OtpField
          label="Verification code"
          defaultValue="482019"
          required
          error="This code is wrong or has expired"
          end={<CountdownButton size="sm">Send code</CountdownButton>}
        />
        <OtpField label="Verification code" defaultValue="482019" disabled />
        <OtpField label="PIN" length={4} defaultValue="48" />
        <OtpField label="Recovery code" length={8} defaultValue="48201977" />
        <OtpField
          lang="bn"
          label="যাচাই কোড"
          hint="আপনার নম্বরে পাঠানো ছয়টি সংখ্যা"
          end={<CountdownButton size="sm">কোড পাঠান</CountdownButton>}
        />
      </Row>
    </Sheet>
  ),
}
