import { CountdownButton } from '@brand/ui/countdown-button'
import { OtpField } from '@brand/ui/otp-field'
import { useState } from 'react'

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

/** Called once the last digit is there. */
export function Completed() {
  const [code, setCode] = useState('')
  return <OtpField label="Verification code" onComplete={setCode} hint={code && `${code} is on its way`} />
}
