import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { EmptyState } from '@brand/ui/empty-state'
import { heartLight } from '@brand/ui/icons'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'

/** In place of the favourites of a trial player, of whom none are kept: the way to an account. */
export function TrialFavourites() {
  const t = useWords('games')
  const lobby = useWords('lobby')
  const { show } = useDialogs()
  const join = (
    <Button onClick={() => show('realAccount', { next: location.pathname + location.search })}>
      {t('play.realAccount')}
    </Button>
  )
  return (
    <Card padding="none">
      <EmptyState icon={heartLight} title={lobby('trialSaved.title')} action={join}>
        {lobby('trialSaved.text')}
      </EmptyState>
    </Card>
  )
}
