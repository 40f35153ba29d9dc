import { Link } from '@brand/ui/link'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { centrePath } from '../../../../app/centre/centres.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { TeamChanges } from './TeamChanges.tsx'
import { TeamTiles } from './TeamTiles.tsx'

/** The whole team today, and what has changed since yesterday: the first things an agent sees. */
export default function TeamToday() {
  const t = useWords('team')
  return (
    <Stack space="xl">
      <Section
        title={t('today.title')}
        actions={<Link href={centrePath('agent', 'teamOverview')}>{t('today.more')}</Link>}
      >
        <TeamTiles range={{ range: 'today' }} scope="team" />
      </Section>
      <TeamChanges />
    </Stack>
  )
}
