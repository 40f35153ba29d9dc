import { Children, type ReactNode } from 'react'

const figure = /\p{Nd}/u
const word = /\p{L}{2}/u

/**
 * Words kept true where a browser translates the page: it puts elements of its own in the place of text, which React
 * then no longer changes, and fails to take away. So words beside elements are an element that is made anew when they
 * change, and a figure alone is never translated. Words alone become one string: as the only child of an element,
 * React sets them as its whole content, whatever the browser put there.
 */
export function translationSafe(content: ReactNode): ReactNode {
  const safe: ReactNode[] = []
  let run = ''
  const close = () => {
    // A space alone is not translated.
    if (run) safe.push(run.trim() ? own(run, `${safe.length} ${run}`) : run)
    run = ''
  }
  for (const child of Children.toArray(content))
    if (typeof child === 'object') {
      close()
      safe.push(child)
    } else run += String(child)
  if (safe.length === 0) return figure.test(run) && !word.test(run) ? own(run, run) : run || content
  close()
  return Array.isArray(content) ? safe : content
}

const own = (text: string, key: string) => (
  <span key={key} translate={figure.test(text) && !word.test(text) ? 'no' : undefined}>
    {text}
  </span>
)
