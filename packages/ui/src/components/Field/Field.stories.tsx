import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Field } from './index.ts'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Amount', children: (control) => <input type="range" {...control} /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const AnyControl: Story = { tags: ['example'], args: { hint: 'From 100 to 5,000' } }
export const WithError: Story = { tags: ['example'], args: { error: 'Choose at least 100' } }

export const StateSheet: Story = {
  render: (args) => (
    <Sheet>
      <Row name="one message at a time" as="grid">
        <Field {...args} />
        <Field {...args} hint="From 100 to 5,000" />
        <Field {...args} error="Choose at least 100" hint="From 100 to 5,000" />
        <Field {...args} valid="Within your limit" />
      </Row>
      <Row name="label line, on a panel" as="grid" panel>
        <Field {...args} required />
        <Field {...args} optional />
        <Field {...args} label="A label that is so long that it has to find a second line somewhere" optional />
        <Field {...args} aside="৳ 5,000 left today" />
      </Row>
    </Sheet>
  ),
}
