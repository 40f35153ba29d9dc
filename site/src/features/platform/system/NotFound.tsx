import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { useWords } from '../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import { paths } from '../../../app/routing/paths.ts'

/** This site has no page at this address. */
export default function NotFound() {
  const t = useWords('system')
  usePageTitle(t('notFound.title'))
  const home = (
    <a {...buttonAttributes({ variant: 'primary' })} href={paths.home}>
      {t('notFound.home')}
    </a>
  )
  return (
    <EmptyState level={1} icon={magnifyingGlassLight} title={t('notFound.title')} action={home}>
      {t('notFound.message')}
    </EmptyState>
  )
}
