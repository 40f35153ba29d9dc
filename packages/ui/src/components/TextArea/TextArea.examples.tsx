import { TextArea } from '@brand/ui/text-area'

export function Empty() {
  return <TextArea label="Your message" placeholder="What happened, and when?" />
}

const short = 'The deposit of Tuesday has not arrived yet.'

export function NoLimit() {
  return <TextArea label="Your message" limit={false} defaultValue={short} />
}
