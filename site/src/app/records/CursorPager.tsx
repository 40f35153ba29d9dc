import { Button } from '@brand/ui/button'
import { Inline } from '@brand/ui/inline'
import { useState } from 'react'

/** Pages of a list whose answer names where the next one begins: `after` of the open page, and the way to others. */
export function useCursor() {
  const [starts, setStarts] = useState<readonly string[]>([])
  return { after: starts.at(-1), starts, setStarts }
}

interface CursorPagerProps {
  cursor: ReturnType<typeof useCursor>
  /** Where the next page begins, as the open one says. */
  next: string | null | undefined
  /** The next page is on its way: a press waits for it. */
  busy?: boolean
  newer: string
  older: string
}

/** Below such a list: a page back and a page on; nothing where all is on one. */
export function CursorPager({ cursor: { starts, setStarts }, next, busy = false, newer, older }: CursorPagerProps) {
  if (starts.length === 0 && !next) return null
  return (
    <Inline justify="between">
      {/* They keep the focus where there is nothing further. */}
      <Button aria-disabled={starts.length === 0 || undefined} onClick={() => setStarts(starts.slice(0, -1))}>
        {newer}
      </Button>
      <Button aria-disabled={!next || undefined} onClick={() => next && !busy && setStarts([...starts, next])}>
        {older}
      </Button>
    </Inline>
  )
}
