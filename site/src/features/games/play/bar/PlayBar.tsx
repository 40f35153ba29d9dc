import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { IconButton } from '@brand/ui/icon-button'
import { arrowLeft, arrowsInSimple, arrowsOutSimple, dotsThree, headset, info, plus } from '@brand/ui/icons'
import type { ReactNode } from 'react'
import type { Game } from '@brand/sdk'
import { MenuButton } from '../../../../app/overlays/MenuButton.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useMemberShown } from '../../../../app/routing/use-member-shown.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import * as css from './bar.css.ts'
import { useFullscreen } from './use-fullscreen.ts'

interface PlayBarProps {
  game: Game | undefined
  /** Its maker's name, once known. */
  vendor: string | undefined
  onLeave: () => void
  /** Under the name: figures of the sitting. */
  figures: ReactNode
  /** What to know of the game; absent where there is nothing. */
  onInfo?: (() => void) | undefined
  onReport?: (() => void) | undefined
  /** A visitor has no wallet to deposit into. */
  guest?: boolean
  /** The heart. */
  children: ReactNode
}

/**
 * Above a game: the exit, the game and its figures, and its tools; a phone keeps those behind one button.
 */
export function PlayBar({ game, vendor, onLeave, figures, onInfo, onReport, guest = false, children }: PlayBarProps) {
  const t = useWords('play')
  const { possible, on, toggle } = useFullscreen()
  const shown = useMemberShown()
  const deposit = memberPath('deposit')
  const screen = { label: t(on ? 'window' : 'fullscreen'), icon: on ? arrowsInSimple : arrowsOutSimple }
  const tools = [
    ...(game && onInfo ? [{ id: 'info', label: t('info'), icon: info, onSelect: onInfo }] : []),
    ...(game && onReport ? [{ id: 'report', label: t('report'), icon: headset, onSelect: onReport }] : []),
    ...(possible ? [{ id: 'screen', ...screen, onSelect: toggle }] : []),
  ]
  return (
    <div className={css.bar}>
      <IconButton label={t('back')} icon={arrowLeft} flip onClick={onLeave} />
      <div className={css.middle}>
        <h1 className={css.name}>
          {game?.displayName ?? t('title')} <bdi className={css.vendor}>{vendor}</bdi>
        </h1>
        {figures}
      </div>
      <span className={css.end}>
        {!guest && shown(deposit) ? (
          // A tab of its own, in the same session: the game keeps running, and is notified of the money.
          <a
            href={deposit}
            target="_blank"
            rel="opener"
            {...buttonAttributes({ variant: 'primary', className: css.deposit })}
            aria-label={t('deposit')}
          >
            <Icon icon={plus} size={18} />
            <span className={css.wideOnly}>{t('deposit.word')}</span>
          </a>
        ) : null}
        {children}
        <span className={css.wideOnly}>
          {tools.map(({ id, label, icon, onSelect }) => (
            <IconButton key={id} label={label} icon={icon} onClick={onSelect} />
          ))}
        </span>
        {tools.length > 0 ? (
          <span className={css.narrowOnly}>
            <MenuButton align="end" trigger={<IconButton label={t('more')} icon={dotsThree} />} items={tools} />
          </span>
        ) : null}
      </span>
    </div>
  )
}
