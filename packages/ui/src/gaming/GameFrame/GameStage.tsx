'use client'
import { useRef } from 'react'
import * as css from './GameFrame.css.ts'
import { useGameChannel, type Channel } from './useGameChannel.ts'

interface GameStageProps extends Channel {
  src: string
  title: string
}

/** The frame itself. The sandbox holds because the game is on another origin than the page. */
export function GameStage({ src, title, onFrameMessage, ...channel }: GameStageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useGameChannel(frame, {
    ...channel,
    onFrameMessage: (message, event) => {
      onFrameMessage(message, event)
      // The game gets the focus, unless the user has moved it.
      const page = frame.current?.ownerDocument ?? document
      const at = page.activeElement
      if (message.type === 'ready' && (at === null || at === page.body || at.matches('main'))) frame.current?.focus()
    },
  })
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
      className={css.frame}
    />
  )
}
