import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { TeamBar } from '../list/TeamBar.tsx'
import { useTeamFilters } from '../list/use-team-filters.ts'
import { TeamChanges } from './TeamChanges.tsx'
import { TeamTiles } from './TeamTiles.tsx'
import { TeamTop } from './TeamTop.tsx'
import { TeamTrend } from './TeamTrend.tsx'

/** How a team does: its figures of some days, what has changed since yesterday, and the lines with the most. */
export function TeamOverview() {
  const t = useWords('team')
  const filters = useTeamFilters()
  return (
    <>
      <PageHeader title={t('overview.title')} description={t('overview.about')} />
      <Stack space="xl">
        <TeamBar filters={filters} scoped />
        <TeamTiles filters={filters} />
        <TeamChanges />
        <TeamTrend filters={filters} />
        <TeamTop range={filters.range} />
      </Stack>
    </>
  )
}
