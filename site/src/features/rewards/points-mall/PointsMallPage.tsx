import { Page } from '@brand/ui/page'
import { Tabs } from '@brand/ui/tabs'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useUrlTab } from '../../../app/navigation/use-url-state.ts'
import { ConvertPanel } from './ConvertPanel.tsx'
import { EntriesPanel } from './EntriesPanel.tsx'
import { LoginFirst } from './LoginFirst.tsx'
import { MallPanel } from './MallPanel.tsx'
import { OrdersPanel } from './OrdersPanel.tsx'
import { PointsHead } from './PointsHead.tsx'
import { useHasPoints } from './use-points.ts'

const panels = { mall: MallPanel, convert: ConvertPanel, orders: OrdersPanel, details: EntriesPanel } as const
const names = Object.keys(panels) as (keyof typeof panels)[]

/** What points are good for, and where they came from. `?tab=` names the part. */
export default function PointsMallPage() {
  const t = useWords('points')
  const hasPoints = useHasPoints()
  const tab = useUrlTab(names)
  return (
    <Page width="wide" space="xl">
      <PointsHead />
      <Tabs
        label={t('title')}
        {...tab}
        items={names.map((name) => {
          const Panel = panels[name]
          return {
            value: name,
            label: t(`tab.${name}`),
            panel: <Stack space="lg">{hasPoints || name === 'mall' ? <Panel /> : <LoginFirst />}</Stack>,
          }
        })}
      />
    </Page>
  )
}
