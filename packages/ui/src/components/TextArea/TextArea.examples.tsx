import { TextArea } from '@brand/ui/text-area'
import { useState } from 'react'

export function Empty() {
  return <TextArea label="Your message" placeholder="What happened, and when?" />
}

const short = 'The deposit of Tuesday has not arrived yet.'

export function NoLimit() {
  return <TextArea label="Your message" limit={false} defaultValue={short} />
}

/** The page holds the value. */
export function Controlled() {
  const [message, setMessage] = useState('')
  return <TextArea label="Your message" value={message} onValueChange={setMessage} />
}
