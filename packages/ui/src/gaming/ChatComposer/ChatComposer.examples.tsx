import { ChatComposer } from '@brand/ui/chat-composer'
import { useState } from 'react'

const people = ['nusrat', 'nabil']

/** Names are offered after an `@`. */
export function Names() {
  const [value, setValue] = useState('Well played, @n')
  const typed = /@(\w*)$/.exec(value)?.[1]
  return (
    <ChatComposer
      label="Message"
      sendLabel="Send"
      value={value}
      blocked={value.trim() === ''}
      hint="At most 200 characters"
      onSend={() => setValue('')}
      suggestions={people
        .filter((name) => typed !== undefined && name.startsWith(typed))
        .map((id) => ({ id, label: id }))}
      suggestionsLabel="People in the room"
      onSuggestionSelect={(id) => setValue((text) => text.replace(/@\w*$/, `@${id} `))}
      inputProps={{ placeholder: 'Write to the room', onChange: ({ target }) => setValue(target.value) }}
    />
  )
}
