'use client'
import { useEffect, useRef, type RefObject } from 'react'
import { mediaMatches, watchMedia } from '../../foundation/media.ts'
import type { Scheme } from '../../theme/attributes.ts'
import { envelope, readMessage, type FromGame, type ToGame } from './GameFrame.model.ts'

export interface Channel {
  origin: string
  nonce: string
  /** The game has sent `ready`. */
  ready: boolean
  scheme: Scheme
  paused: boolean
  /** Changes with the wallet. */
  wallet: string | number | undefined
  onFrameMessage: (message: FromGame, event: MessageEvent) => void
}

/**
 * The channel to a game's frame: accepts messages of its own game only, sends it scheme and wallet changes, and pauses
 * it while it is covered.
 */
export function useGameChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin, nonce, ready, scheme, paused, wallet, onFrameMessage }: Channel,
): void {
  const latest = useRef(onFrameMessage)
  useEffect(() => {
    latest.current = onFrameMessage
  })

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readMessage(event, { source: frame.current?.contentWindow, origin, nonce })
      if (!message) return
      if (message.type === 'balance.request') postToGame(frame.current, { origin, nonce }, { type: 'balance' })
      latest.current(message, event)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, origin, nonce])

  useEffect(() => {
    if (!ready) return
    const light = '(prefers-color-scheme: light)'
    // A game knows light and dark only.
    const sendTheme = () =>
      postToGame(
        frame.current,
        { origin, nonce },
        { type: 'theme', scheme: scheme === 'system' ? (mediaMatches(light) ? 'light' : 'dark') : scheme },
      )
    sendTheme()
    return scheme === 'system' ? watchMedia(light, sendTheme) : undefined
  }, [frame, origin, nonce, ready, scheme])

  useEffect(() => {
    if (!ready || !paused) return
    const game = frame.current
    postToGame(game, { origin, nonce }, { type: 'pause' })
    return () => postToGame(game, { origin, nonce }, { type: 'resume' })
  }, [frame, origin, nonce, ready, paused])

  // Also during a round: a game knows which changes are its own, and must be notified of a deposit.
  const known = useRef(wallet)
  useEffect(() => {
    if (known.current === wallet) return
    const first = known.current === undefined
    known.current = wallet
    if (ready && !first) postToGame(frame.current, { origin, nonce }, { type: 'balance' })
  }, [frame, origin, nonce, ready, wallet])
}

const postToGame = (
  frame: HTMLIFrameElement | null,
  { origin, nonce }: { origin: string; nonce: string },
  message: ToGame,
) => frame?.contentWindow?.postMessage(envelope(nonce, message), origin)
