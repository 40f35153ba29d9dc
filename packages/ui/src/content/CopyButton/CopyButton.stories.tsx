import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Inline } from '../../layout/Inline/index.ts'
import { CopyButton } from './index.ts'

const meta = {
  title: 'Content/CopyButton',
  component: CopyButton,
  args: { value: '0171234567' },
} satisfies Meta<typeof CopyButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['example'] }
export const BesideAValue: Story = {
  tags: ['example'],
  render: () => (
    <Inline>
      <bdi>0171 234 567</bdi>
      <CopyButton value="0171234567" label="Copy: Account number" variant="icon" />
    </Inline>
  ),
}

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
