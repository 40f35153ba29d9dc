import { Switch } from '@brand/ui/switch'
import { useState } from 'react'

export function Off() {
  return <Switch label="Messages about deposits" />
}

export function On() {
  return <Switch label="Messages about deposits" defaultChecked />
}

/** A handler may leave it as it was. */
export function Stopped() {
  const [reason, setReason] = useState('')
  return (
    <Switch
      label="Messages about deposits"
      defaultChecked
      hint={reason}
      onCheckedChange={(checked, change) => {
        if (checked) return
        change.cancel()
        setReason('Confirm your number first.')
      }}
    />
  )
}
