import type { ReactNode } from 'react'

const figure = /\p{Nd}/u
const word = /\p{L}{2}/u

/**
 * Words with a figure, kept true where a browser translates the page: it puts elements of its own in the place of text,
 * which React then no longer changes. So they are an element that is made anew when the figure changes, and a figure
 * alone is never translated. Other content is returned as it is.
 */
export function translationSafe(content: ReactNode): ReactNode {
  const text = textOf(content)
  if (text === undefined || !figure.test(text)) return content
  return (
    <span key={text} translate={word.test(text) ? undefined : 'no'}>
      {text}
    </span>
  )
}

function textOf(content: ReactNode): string | undefined {
  if (typeof content === 'string' || typeof content === 'number') return String(content)
  if (!Array.isArray(content)) return undefined
  const parts = (content as ReactNode[]).map(textOf)
  return parts.includes(undefined) ? undefined : parts.join('')
}
