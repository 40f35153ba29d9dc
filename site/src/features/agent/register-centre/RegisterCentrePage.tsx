import { PageHeader } from '@brand/ui/page-header'
import { Tabs } from '@brand/ui/tabs'
import type { ModuleId } from '@brand/sdk'
import { moduleOn } from '../../../app/api/modules.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useUrlTab } from '../../../app/navigation/use-url-state.ts'
import { CreateAccount } from './CreateAccount.tsx'
import { Links } from './Links.tsx'

const tabs = [
  { value: 'account', module: 'AGEREGDOWN3', panel: <CreateAccount /> },
  { value: 'links', module: 'CREATEAFF3', panel: <Links /> },
] as const satisfies readonly { value: string; module: ModuleId; panel: unknown }[]

/** How people come into a line: an account that the agent makes, or a link. `?tab=` names what is open. */
export default function RegisterCentrePage() {
  const t = useWords('register-centre')
  const tree = useStatus().data?.info.whitelabel
  const shown = tabs.filter(({ module }) => moduleOn(tree, module))
  const tab = useUrlTab(shown.map(({ value }) => value))
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} />
      <Tabs
        label={t('title')}
        {...tab}
        items={shown.map(({ value, panel }) => ({ value, label: t(`tab.${value}`), panel }))}
      />
    </>
  )
}
