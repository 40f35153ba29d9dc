import { Button, buttonAttributes } from '@brand/ui/button'
import type { ReactNode } from 'react'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { lobbyPath, lobbyPaths, memberPath } from '../../../app/routing/paths.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { openPopup } from '../../../app/overlays/popups.ts'
import { PlayIn } from './PlayIn.tsx'
import type { PlayAddress } from './address.ts'
import type { Launch } from './use-launch.ts'

/** `endAction(code)`: what helps with this very ending, where something helps better than opening the game again. */
export function useEndAction(
  { gameType, vassalage }: PlayAddress,
  { languages, again, anyway }: Launch,
): (code: string) => ReactNode {
  const t = useWords('play')
  const { show } = useDialogs()
  const deposit = memberPath('deposit')
  const shown = useMemberShown()
  const transfer = memberPath('transferFund')
  return (code) => {
    switch (code) {
      case 'real_account_required':
        return (
          <Button variant="primary" onClick={() => show('realAccount', { next: location.pathname + location.search })}>
            {t('end.realAccount')}
          </Button>
        )
      case 'token_expired':
      case 'session_revoked':
        return (
          <Button variant="primary" onClick={() => show('login', { next: location.pathname + location.search })}>
            {t('end.login')}
          </Button>
        )
      case 'rg_timeout':
      case 'rg_excluded':
        return (
          <a {...buttonAttributes({ variant: 'primary' })} href={memberPath('limits')}>
            {t('end.limits')}
          </a>
        )
      case 'rg_game_type': {
        const other = Object.values(lobbyPaths).find((path) => path !== lobbyPath(gameType))
        return (
          <>
            <a {...buttonAttributes({ variant: 'primary' })} href={other}>
              {t('end.others')}
            </a>
            <a {...buttonAttributes({})} href={`${memberPath('limits')}#kinds`}>
              {t('end.kinds')}
            </a>
          </>
        )
      }
      case 'unsafe':
        return (
          <Button variant="primary" onClick={() => openPopup('service')}>
            {t('end.service')}
          </Button>
        )
      case 'insufficient_funds':
        return shown(deposit) ? (
          <a {...buttonAttributes({ variant: 'primary' })} href={deposit}>
            {t('deposit.word')}
          </a>
        ) : null
      case 'transfer_needed':
        return (
          <>
            {shown(transfer) ? (
              <a {...buttonAttributes({ variant: 'primary' })} href={`${transfer}&vendor=${vassalage}`}>
                {t('end.transfer')}
              </a>
            ) : null}
            <Button onClick={anyway}>{t('end.anyway')}</Button>
          </>
        )
      case 'language_not_available':
        return languages.map((one) => <PlayIn key={one} language={one} onPress={() => again(one)} />)
      default:
        return null
    }
  }
}
