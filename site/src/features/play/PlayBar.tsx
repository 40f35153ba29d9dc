import { IconButton } from '@brand/ui/icon-button'
import { arrowLeft, arrowsInSimple, arrowsOutSimple } from '@brand/ui/icons'
import type { ReactNode, RefObject } from 'react'
import type { Game } from '@brand/sdk'
import { useWords } from '../../app/language/i18n.ts'
import * as css from './play.css.ts'
import { useFullscreen } from './use-fullscreen.ts'

interface PlayBarProps {
  game: Game | undefined
  vendor: string
  /** What fills the screen. */
  room: RefObject<HTMLElement | null>
  onLeave: () => void
  /** Between the name and the screen button: the heart. */
  children: ReactNode
}

/** Above a game: the way out, what is played, its heart, the whole screen. The balance stays in the header. */
export function PlayBar({ game, vendor, room, onLeave, children }: PlayBarProps) {
  const t = useWords('games')
  const { possible, on, toggle } = useFullscreen(room)
  return (
    <div className={css.bar}>
      <IconButton label={t('play.back')} shape={arrowLeft} flip onClick={onLeave} />
      <h1 className={css.barName}>{game?.displayName ?? t('play.title')}</h1>
      <bdi className={css.barVendor}>{vendor}</bdi>
      <span className={css.barEnd}>
        {children}
        {possible ? <IconButton label={t(on ? 'play.window' : 'play.fullscreen')} shape={on ? arrowsInSimple : arrowsOutSimple} onClick={toggle} /> : null}
      </span>
    </div>
  )
}
