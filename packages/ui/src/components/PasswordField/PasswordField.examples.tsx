import { PasswordField, type PasswordRule } from '@brand/ui/password-field'

export function LogIn() {
  return <PasswordField label="Password" />
}

const rules: PasswordRule[] = [
  {
    id: 'length',
    label: '8 - 20 characters',
    met: (v) => v.length >= 8 && v.length <= 20,
  },
  { id: 'upper', label: 'One uppercase', met: (v) => /[A-Z]/.test(v) },
  { id: 'lower', label: 'One lowercase', met: (v) => /[a-z]/.test(v) },
  { id: 'digit', label: 'One digit', met: (v) => /\d/.test(v) },
  { id: 'symbol', label: 'One symbol', met: (v) => /[^\w\s]/.test(v) },
  { id: 'space', label: 'No spaces', met: (v) => !/\s/.test(v) },
]

export function NewPassword() {
  return <PasswordField label="Password" rules={rules} required />
}
