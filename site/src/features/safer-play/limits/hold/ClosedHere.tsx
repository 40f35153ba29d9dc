import type { GameType } from '@brand/sdk'
import { Callout } from '@brand/ui/callout'
import { buttonAttributes } from '@brand/ui/button'
import { member } from '../../../../app/api/member-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { lobbyPaths, memberPath, paths } from '../../../../app/routing/paths.ts'

/** Above the games of a category the person has closed to themselves: until when, and where to go instead. */
export default function ClosedHere({ gameType }: { gameType: GameType }) {
  const closed = useApiQuery(member.limits.list, {}, { staleTime: 300_000 }).data?.gameTypes ?? []
  const here = closed.find((one) => one.gameType === gameType)
  const open = (Object.keys(lobbyPaths) as GameType[]).find((one) => !closed.some((other) => other.gameType === one))
  // Its words come only where there is something to say.
  return here ? <Closed until={here.until} open={open} /> : null
}

function Closed({ until, open }: { until: string; open: GameType | undefined }) {
  const t = useWords('limits')
  const { time: formatTime } = useTime()
  return (
    <Callout
      role="status"
      data-part="closed-here"
      title={t('kinds.lobby', { at: formatTime(Date.parse(until)) })}
      actions={
        <>
          <a {...buttonAttributes({ variant: 'primary' })} href={open ? lobbyPaths[open] : paths.home}>
            {t('kinds.lobby.others')}
          </a>
          <a {...buttonAttributes({})} href={`${memberPath('limits')}#kinds`}>
            {t('kinds.lobby.limits')}
          </a>
        </>
      }
    >
      {t('kinds.lobby.text')}
    </Callout>
  )
}
