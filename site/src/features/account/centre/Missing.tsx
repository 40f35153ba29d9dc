import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { useWords } from '../../../app/i18n/i18n.ts'
import { paths } from '../../../app/routing/paths.ts'

/** The centre has no such page, or it is switched off. */
export function Missing() {
  const t = useWords('member')
  const home = (
    <a {...buttonAttributes({ variant: 'primary' })} href={paths.member}>
      {t('missing.home')}
    </a>
  )
  return (
    <EmptyState level={1} icon={magnifyingGlassLight} title={t('missing.title')} action={home}>
      {t('missing.text')}
    </EmptyState>
  )
}
