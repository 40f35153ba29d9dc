'use client'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import * as css from './GameFrame.css.ts'
import type { Ending } from './GameFrame.model.ts'

interface GameEndingProps {
  ending: Ending
  title: string
  text: string
  /** Instead of opening it again: the action for this ending. */
  action: ReactNode
  again: string
  onAgain: ((event: MouseEvent) => void) | undefined
  leave: string
  onLeave: ((event: MouseEvent) => void) | undefined
}

/** Why the game is not there, what that means for the money, and what to do. */
export function GameEnding({ ending, title, text, action, again, onAgain, leave, onLeave }: GameEndingProps) {
  const root = useRef<HTMLDivElement>(null)
  // Focus was in the frame, which is gone with the game.
  useEffect(() => {
    const page = root.current?.ownerDocument
    if (page && page.activeElement === page.body) root.current?.focus()
  }, [])
  const first =
    action ??
    (ending.again && onAgain ? (
      <Button variant="primary" onClick={onAgain}>
        {again}
      </Button>
    ) : null)
  return (
    <div ref={root} tabIndex={-1} data-part="ending" className={css.ending}>
      <EmptyState
        role="alert"
        tone={ending.again ? 'danger' : 'neutral'}
        icon={ending.shape}
        title={title}
        action={
          <>
            {first}
            {onLeave ? (
              <Button variant={first ? 'secondary' : 'primary'} onClick={onLeave}>
                {leave}
              </Button>
            ) : null}
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
