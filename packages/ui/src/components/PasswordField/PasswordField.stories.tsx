import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Sheet } from '../../docs/Sheet.tsx'
import { lock } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/index.ts'
import { PasswordField, type PasswordRule } from './index.ts'
import * as Examples from './PasswordField.examples.tsx'

const rules: PasswordRule[] = [
  { id: 'length', label: '8 - 20 characters', met: (v) => v.length >= 8 && v.length <= 20 },
  { id: 'upper', label: 'One uppercase', met: (v) => /[A-Z]/.test(v) },
  { id: 'lower', label: 'One lowercase', met: (v) => /[a-z]/.test(v) },
  { id: 'digit', label: 'One digit', met: (v) => /\d/.test(v) },
  { id: 'symbol', label: 'One symbol', met: (v) => /[^\w\s]/.test(v) },
  { id: 'space', label: 'No spaces', met: (v) => !/\s/.test(v) },
]

const meta = { title: 'Forms/PasswordField', component: PasswordField, args: { label: 'Password' } } satisfies Meta<
  typeof PasswordField
>
export default meta
type Story = StoryObj<typeof meta>

export const LogIn: Story = { render: () => <Examples.LogIn /> }
export const NewPassword: Story = { render: () => <Examples.NewPassword /> }

export const StateSheet: Story = {
  render: () => (
    <Sheet>
      <Row name="logging in" as="grid">
        <PasswordField label="Password" start={<Icon icon={lock} />} />
        <PasswordField label="Password" defaultValue="secret77" error="Incorrect password" />
        <PasswordField label="Password" defaultValue="secret77" disabled />
      </Row>
      <Row name="making a new one, on a panel" as="grid" panel>
        <PasswordField label="Password" required rules={rules} />
        <PasswordField label="Password" required rules={rules} defaultValue="Padma2026" />
      </Row>
    </Sheet>
  ),
}
