import { CountdownButton, type CountdownButtonProps, deadlineIn } from '@brand/ui/countdown-button'
import { useState } from 'react'

const Sending = (props: CountdownButtonProps) => {
  const [until, setUntil] = useState<number>()
  return <CountdownButton {...props} until={until} onClick={() => setUntil(deadlineIn(1))} />
}

export function PressAndWait() {
  return <Sending>Send code</Sending>
}

export function FiveMinutes() {
  return <CountdownButton until={deadlineIn(5)}>Send code</CountdownButton>
}
