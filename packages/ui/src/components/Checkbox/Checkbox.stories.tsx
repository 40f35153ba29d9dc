import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Checkbox, CheckboxGroup } from './index.ts'
import * as Examples from './Checkbox.examples.tsx'

const meta = { title: 'Forms/Checkbox', component: Checkbox, args: { label: 'Remember me for a day' } } satisfies Meta<
  typeof Checkbox
>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { render: () => <Examples.Off /> }
export const On: Story = { render: () => <Examples.On /> }
export const Some: Story = { render: () => <Examples.Some /> }
export const Controlled: Story = { render: () => <Examples.Controlled /> }
export const Group: Story = { render: () => <Examples.Group /> }
export const WithError: Story = {
  args: { required: true, label: 'I agree to the terms of use', error: 'Agree to the terms to open an account' },
}

const terms = (
  <>
    I agree to the{' '}
    <a href="#terms" style={{ textDecoration: 'underline' }}>
      terms of use
    </a>
  </>
)

const ways = [
  { value: 'sms', label: 'SMS' },
  { value: 'mail', label: 'Email', hint: 'At most one a day' },
  { value: 'site', label: 'A message on the site', disabled: true },
]

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="states" as="grid">
        <Checkbox label="Remember me for a day" />
        <Checkbox label="I am 18 or older" defaultChecked />
        <Checkbox label="All vendors" indeterminate />
        <Checkbox label={terms} required error="Agree to the terms to open an account" />
        <Checkbox label="Not now" disabled />
        <Checkbox label="Always on" disabled defaultChecked />
      </Row>
      <Row name="groups: some of all; nothing checked, wrong; right; disabled" as="grid">
        <CheckboxGroup
          label="Tell me by"
          options={ways}
          selectAll
          defaultValue={['sms']}
          hint="You can change it later"
        />
        <CheckboxGroup label="Tell me by" options={ways} required error="Choose at least one" />
        <CheckboxGroup label="Tell me by" options={ways} defaultValue={['mail']} valid="This works" />
        <CheckboxGroup label="Tell me by" options={ways} selectAll optional disabled defaultValue={['sms', 'mail']} />
      </Row>
      <Row name="on a panel, with long words" as="grid" panel>
        <Checkbox
          label="Tell me by message when a deposit has arrived, a withdrawal was paid or a promotion I joined is about to end"
          hint="You can change this in the security centre"
        />
        <Checkbox label="আমার বয়স ১৮ বা তার বেশি এবং আমি ব্যবহারের শর্তাবলি মেনে নিচ্ছি" defaultChecked />
      </Row>
    </Sheet>
  ),
}
