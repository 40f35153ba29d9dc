import { Keypad } from '@brand/ui/keypad'
import { Stack } from '@brand/ui/stack'
import { useState } from 'react'

export function Amount() {
  const [digits, setDigits] = useState('7500')
  return (
    <Stack space="md">
      <output>৳ {Number(digits).toLocaleString('en')}</output>
      <Keypad label="Amount" value={digits} onValueChange={setDigits} />
    </Stack>
  )
}

export function Code() {
  return (
    <Keypad
      label="Code"
      code
      maxLength={6}
      onValueChange={(digits, { reason }) => {
        if (reason === 'key' && digits.length === 6) console.log('complete', digits)
      }}
    />
  )
}
