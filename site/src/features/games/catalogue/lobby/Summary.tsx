import type { Lane } from '@brand/sdk'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { LobbyList } from './use-lobby.ts'

/** How much there is, announced again whenever the list changes. */
export function Summary({ lane, list, filtered }: { lane: Lane | undefined; list: LobbyList; filtered: boolean }) {
  const t = useWords('lobby')
  const { page, old } = list
  const whole = lane
    ? `${t('lobby.from', { count: lane.gameCount })} ${t('lobby.studios', { count: lane.cards.length })}`
    : '\u00a0'
  const found =
    page === undefined || old
      ? t('lobby.loading')
      : page.totalCount === 0
        ? t('lobby.none')
        : t('lobby.found', { count: page.totalCount })
  return <span role="status">{filtered ? found : whole}</span>
}
