'use client'
import { useEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useAlive } from '../../foundation/useAlive.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import type { Scheme } from '../../theme/attributes.ts'
import { GameEnding } from './GameEnding.tsx'
import * as css from './GameFrame.css.ts'
import { endingOf, launchTarget, type FromGame, type GameFrameState } from './GameFrame.model.ts'
import { GameOpening } from './GameOpening.tsx'
import { GameStage } from './GameStage.tsx'
import { useWaiting } from './useWaiting.ts'

export type GameLeave = Details<'cancel' | 'button', MouseEvent> | Details<'exit', MessageEvent>

export interface GameFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'about'> {
  /**
   * One-time launch address, on another origin than the page's, with a `nonce` in its query. Undefined while it is
   * requested.
   * @default none
   */
  src?: string | undefined
  /** Name of the game, as soon as it is known. */
  name: string | undefined
  /**
   * Under the name while it opens: "Slots, by JL".
   * @default none
   */
  about?: ReactNode
  /**
   * Short code of the maker, for the words of its maintenance.
   * @default ''
   */
  vendor?: string | undefined
  /**
   * A picture that covers, shown while it opens.
   * @default none
   */
  art?: ReactNode
  /**
   * Code of the refusal where no address was given: shows why.
   * @default none
   */
  refused?: string | undefined
  /**
   * Sent to the game.
   * @default 'system'
   */
  scheme?: Scheme | undefined
  /**
   * Something covers the game: it is paused.
   * @default false
   */
  paused?: boolean | undefined
  /**
   * Changes whenever the wallet changes, for example its version: the game then queries its own server. Amounts never
   * go into a frame either.
   * @default none
   */
  wallet?: string | number | undefined
  /**
   * Messages of the game, except `exit`. On `balance.changed` and `balance.request` query the wallet: amounts never
   * come from a frame.
   * @default none
   */
  onMessage?: ((message: FromGame, details: Details<'message', MessageEvent>) => void) | undefined
  /**
   * Called when the game loads, runs or fails, with the reason.
   * @default none
   */
  onStateChange?: ((state: GameFrameState, details: Details<string, undefined>) => void) | undefined
  /**
   * Requests a new one-time address. Without it there is no "open again".
   * @default none
   */
  onRetry?: ((event: MouseEvent) => void) | undefined
  /**
   * Called when the game is to be left, with the reason.
   * @default none
   */
  onLeave?: ((details: GameLeave) => void) | undefined
  /**
   * A button for an ending that has a better action than opening it again: `real_account_required`, say.
   * @default none
   */
  endAction?: ((code: string) => ReactNode) | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['gameFrame']> | undefined
}

/**
 * One game in its sandbox on the vendor's origin: opening, slow, played, or why it is not there. Another game is
 * another `key`.
 */
export function GameFrame({
  src,
  name,
  about,
  vendor = '',
  art,
  refused,
  scheme = 'system',
  paused = false,
  wallet,
  onMessage,
  onStateChange,
  onRetry,
  onLeave,
  endAction,
  strings,
  className,
  ...rest
}: GameFrameProps) {
  const t = useStrings('gameFrame', strings)
  const [attempt, setAttempt] = useState(0)
  // Messages of the game at this address; those of an earlier address are ignored.
  const [news, setNews] = useState<{ src: string; ready?: true; stopped?: string }>()
  const now = news && news.src === src ? news : undefined
  // A game is never framed on a server.
  const target = useAlive() && src ? launchTarget(src, location.origin) : undefined
  const stopped = refused ?? now?.stopped ?? (target === null ? 'unsafe' : undefined)
  const ready = now?.ready ?? false
  const waiting = useWaiting(stopped === undefined && !ready, attempt)
  const code = stopped ?? (waiting === 'failed' ? 'timeout' : undefined)
  const ending = code === undefined ? undefined : endingOf(code)
  const state = ending?.state ?? (ready ? 'playing' : waiting === 'slow' ? 'slow' : 'loading')
  useChange(state, () => onStateChange?.(state, because(code ?? state, undefined)))

  const onFrameMessage = (message: FromGame, event: MessageEvent) => {
    if (message.type === 'exit') return onLeave?.(because('exit', event))
    if (src && message.type === 'ready') setNews({ src, ready: true })
    if (src && message.type === 'error') setNews({ src, stopped: message.code })
    onMessage?.(message, because('message', event))
  }
  const again = (event: MouseEvent) => {
    setAttempt(attempt + 1)
    setNews(undefined)
    onRetry?.(event)
  }
  return (
    <div {...rest} data-component="game-frame" data-state={state} className={cx(css.root, className)}>
      {ending === undefined && src && target ? (
        <GameStage
          key={src}
          src={src}
          title={t('frame', { game: name ?? '' })}
          {...target}
          ready={ready}
          scheme={scheme}
          paused={paused}
          wallet={wallet}
          onFrameMessage={onFrameMessage}
        />
      ) : null}
      {state === 'loading' || state === 'slow' ? (
        <GameOpening
          name={name}
          about={about}
          art={art}
          step={t(state === 'slow' ? 'slow' : 'opening')}
          cancel={t('cancel')}
          onCancel={onLeave && ((event) => onLeave(because('cancel', event)))}
        />
      ) : null}
      {ending && code !== undefined ? (
        <GameEnding
          ending={ending}
          title={t(ending.key, { vendor })}
          text={t(`${ending.key}Text`, { vendor })}
          action={endAction?.(code)}
          again={t('again')}
          onAgain={onRetry && again}
          leave={t('leave')}
          onLeave={onLeave && ((event) => onLeave(because('button', event)))}
        />
      ) : null}
    </div>
  )
}

/** Calls back when the value has become another one; not for the first. */
function useChange<T>(value: T, changed: () => void) {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    changed()
  })
}
