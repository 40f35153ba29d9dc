import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { CopyButton } from './index.ts'
import * as Examples from './CopyButton.examples.tsx'

const meta = {
  title: 'Content/CopyButton',
  component: CopyButton,
  args: { value: '0171234567' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { render: () => <Examples.Default /> }
export const BesideAValue: Story = { render: () => <Examples.BesideAValue /> }
export const Told: Story = { render: () => <Examples.Told /> }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="words; an icon">
        <CopyButton {...args} />
        <CopyButton {...args} size="md" />
        <CopyButton {...args} variant="icon" label="Copy: Account number" />
        <CopyButton {...args} variant="icon" size="sm" label="Copy: Reference" />
      </Row>
    </Sheet>
  ),
}
