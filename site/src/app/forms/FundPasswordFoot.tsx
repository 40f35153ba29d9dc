import { PasswordField, type PasswordFieldProps } from '@brand/ui/password-field'
import { SubmitFoot, type SubmitFootProps } from './SubmitFoot.tsx'

interface FundPasswordFootProps extends Omit<SubmitFootProps, 'held'> {
  password: Pick<PasswordFieldProps, 'label' | 'value' | 'onValueChange' | 'error'>
}

/** The end of a form of `useAmountForm`: the fund password, what came of the press, and the button. */
export function FundPasswordFoot({ password, ...foot }: FundPasswordFootProps) {
  return (
    <>
      <PasswordField {...password} required autoComplete="off" inputMode="numeric" maxLength={64} />
      <SubmitFoot {...foot} />
    </>
  )
}
