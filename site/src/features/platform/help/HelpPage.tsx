import { Page } from '@brand/ui/page'
import { PageHeader } from '@brand/ui/page-header'
import { useLocation } from '../../../app/navigation/router.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { HelpCentre } from './HelpCentre.tsx'

/** Help alone, for other pages of the operator and apps to show. */
export default function HelpPage() {
  const t = useWords('support')
  const { hash } = useLocation()
  usePageTitle(t('help.title'))
  return (
    <Page width="wide" space="none">
      <PageHeader title={t('help.title')} />
      <HelpCentre level={2} at={hash.slice(1)} />
    </Page>
  )
}
