import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { Tabs } from '@brand/ui/tabs'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../../app/navigation/page-title.ts'
import { RanksPanel } from './RanksPanel.tsx'
import { useBoardQuery } from './use-board-query.ts'
import { WinnersPanel } from './WinnersPanel.tsx'

const panels = { winners: WinnersPanel, ranks: RanksPanel } as const
const names = Object.keys(panels) as (keyof typeof panels)[]

/** Largest wins, and who ranks first. The address keeps the part (`?tab=`) and its filters. */
export default function WinnersPage() {
  const t = useWords('winners')
  const { chosen, choose } = useBoardQuery()
  usePageTitle(t('title'))
  return (
    <Stack space="xl">
      <PageHeader title={t('title')} description={t('about')} />
      <Tabs
        label={t('title')}
        value={chosen('tab', names)}
        onValueChange={(tab) => choose('tab', tab === names[0] ? null : tab)}
        items={names.map((name) => {
          const Panel = panels[name]
          return { value: name, label: t(`tab.${name}`), panel: <Panel /> }
        })}
      />
    </Stack>
  )
}
