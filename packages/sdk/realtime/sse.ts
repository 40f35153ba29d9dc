export interface ServerEvent {
  event: string
  data: string
  id: string | undefined
  /** Seconds for which it has been so, where the gateway says. */
  age: number | undefined
}

/** Reads a text/event-stream piece by piece, however it was split. */
export function createEventParser(emit: (event: ServerEvent) => void): (chunk: string) => void {
  let rest = ''
  let first = true
  let event = ''
  let data: string[] = []
  let id: string | undefined
  let age: number | undefined

  function line(text: string) {
    if (text === '') {
      if (data.length) emit({ event: event || 'message', data: data.join('\n'), id, age })
      event = ''
      data = []
      age = undefined
      return
    }
    const colon = text.indexOf(':')
    const name = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') event = value
    else if (name === 'data') data.push(value)
    else if (name === 'age' && /^\d{1,9}$/.test(value)) age = Number(value)
    else if (name === 'id' && !value.includes('\0')) id = value
  }

  return (chunk) => {
    rest += first ? chunk.replace(/^\uFEFF/, '') : chunk
    first &&= chunk === ''
    // A carriage return at the very end may be half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const text of lines) line(text)
  }
}
