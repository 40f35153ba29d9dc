import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { QrCode } from './index.ts'
import * as Examples from './QrCode.examples.tsx'

const address = 'https://example.com/app/android'
const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { value: address, label: 'Download the app' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const Bare: Story = { render: () => <Examples.Bare /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="200 px, level M" panel>
        <QrCode value={address} label="Download the app" />
      </Row>
      <Row name="a long address">
        <QrCode value={`https://example.com/r/${'invitation-code-'.repeat(10)}`} label="Your invitation" />
      </Row>
      <Row name="the picture alone; level L and H">
        <QrCode value={address} label="For iOS" size={72} bare />
        <QrCode value={address} label="Level L" size={120} level="L" bare />
        <QrCode value={address} label="Level H" size={120} level="H" bare />
      </Row>
      <Row name="too long for any code">
        <QrCode value={`https://example.com/${'x'.repeat(1300)}`} label="Too long" level="H" />
      </Row>
    </Sheet>
  ),
}
