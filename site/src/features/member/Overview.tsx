import { PageHeader } from '@brand/ui/page-header'
import { useWords } from '../../app/language/i18n.ts'

/** The account at a glance. */
export function Overview() {
  const t = useWords('member')
  return <PageHeader title={t('account')} />
}
