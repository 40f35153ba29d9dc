import { Children, type ReactNode } from 'react'

const figure = /\p{Nd}/u
const word = /\p{L}{2}/u

/**
 * Words kept true where a browser translates the page: it puts elements of its own in the place of text, which React
 * then no longer changes, and fails to take away. So words with a figure, and any words beside elements, are an element
 * that is made anew when they change, and a figure alone is never translated. Other content is returned as it is.
 */
export function translationSafe(content: ReactNode): ReactNode {
  const text = textOf(content)
  if (text !== undefined) return figure.test(text) ? own(text, text) : content
  if (!Array.isArray(content)) return content
  const safe: ReactNode[] = []
  let run = ''
  const close = () => {
    // A space alone is not translated.
    if (run) safe.push(run.trim() ? own(run, `${safe.length} ${run}`) : run)
    run = ''
  }
  for (const child of Children.toArray(content)) {
    if (typeof child === 'string' || typeof child === 'number') run += child
    else {
      close()
      safe.push(child)
    }
  }
  close()
  return safe
}

const own = (text: string, key: string) => (
  <span key={key} translate={figure.test(text) && !word.test(text) ? 'no' : undefined}>
    {text}
  </span>
)

function textOf(content: ReactNode): string | undefined {
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  if (!Array.isArray(content)) return undefined
  const parts = (content as ReactNode[]).map(textOf)
  return parts.includes(undefined) ? undefined : parts.join('')
}
