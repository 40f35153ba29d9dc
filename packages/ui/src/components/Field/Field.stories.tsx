import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { Button } from '../Button/Button.tsx'
import { Captcha } from '../Captcha/Captcha.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Combobox } from '../Combobox/Combobox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRange } from '../DateRange/DateRange.tsx'
import { FileUpload } from '../FileUpload/FileUpload.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { OtpField } from '../OtpField/OtpField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { RadioGroup } from '../Radio/RadioGroup.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Field } from './index.ts'
import * as Examples from './Field.examples.tsx'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'Amount', children: (control) => <input type="range" {...control} /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const AnyControl: Story = { render: () => <Examples.AnyControl /> }
export const WithError: Story = { render: () => <Examples.WithError /> }

const options = ['Padma', 'Meghna', 'Jamuna'].map((label) => ({ value: label.toLowerCase(), label }))

/** Every control of the kit, in one form that a browser resets, disables and sends. */
export const InAForm: Story = {
  render: () => (
    <form style={{ display: 'grid', gap: 16 }}>
      <fieldset style={{ display: 'grid', gap: 16 }}>
        <TextField label="Name" name="name" defaultValue="Rahim" />
        <TextArea label="Remark" name="remark" defaultValue="None" />
        <PasswordField label="Password" name="password" defaultValue="secret" />
        <OtpField label="Code" name="code" defaultValue="482019" />
        <Captcha label="Letters" name="letters" defaultValue="ab" />
        <NumberField label="Members" name="members" defaultValue="1500" />
        <MoneyField label="Amount" name="amount" defaultValue="500" />
        <DatePicker label="Birthday" name="birthday" defaultValue="1990-01-05" />
        <DateRange label="Period" name="period" defaultValue={{ from: '2026-11-01', to: '2026-11-02' }} />
        <Combobox label="River" name="river" options={options} defaultValue="padma" />
        <MultiSelect label="Rivers" name="rivers" options={options} defaultValue={['padma', 'meghna']} />
        <Select label="Home" name="home" options={options} defaultValue="padma" />
        <Checkbox label="Agree" name="agree" defaultChecked />
        <Switch label="Messages" name="messages" defaultChecked />
        <RadioGroup label="Ferry" name="ferry" options={options} defaultValue="padma" />
        <SegmentedControl label="Bank" name="bank" options={options} defaultValue="meghna" />
        <FileUpload label="Picture" name="picture" />
      </fieldset>
      <Button type="reset">Reset</Button>
      <Button type="submit">Send</Button>
    </form>
  ),
}

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
