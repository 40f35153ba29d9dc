import { CountdownButton } from '@brand/ui/countdown-button'
import { OtpField } from '@brand/ui/otp-field'

export function Empty() {
  return <OtpField label="Verification code" />
}

export function WithResend() {
  return (
    <OtpField
      label="Verification code"
      end={<CountdownButton size="sm">Send code</CountdownButton>}
      hint="Sent to +880 1712 ****78"
    />
  )
}
