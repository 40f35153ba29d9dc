import type { GameType } from '@brand/sdk'
import { Text } from '@brand/ui/text'
import { categoryName } from '../../../../app/games/categories.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { Cover } from './Cover.tsx'

interface ClosedDialogProps {
  gameType: GameType | (string & {})
  until: string
  onOver: () => void
  onLeave: () => void
}

/** The person has closed the category of the game in another tab or on another device: which, and until when. */
export function ClosedDialog({ gameType, until, onOver, onLeave }: ClosedDialogProps) {
  const t = useWords('limits')
  const site = useWords('site')
  const { time } = useTime()
  return (
    <Cover
      title={t('kinds.lobby', { at: time(until) })}
      text={t('kinds.lobby.text')}
      until={until}
      onOver={onOver}
      onLeave={onLeave}
    >
      {() => <Text size="headline">{categoryName(site, gameType)}</Text>}
    </Cover>
  )
}
