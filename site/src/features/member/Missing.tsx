import { buttonLook } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { useWords } from '../../app/language/i18n.ts'
import { paths } from '../../app/routing/paths.ts'

/** The centre has no such page, or it is switched off. */
export function Missing() {
  const t = useWords('member')
  const home = (
    <a {...buttonLook({ variant: 'primary' })} href={paths.member}>
      {t('missing.home')}
    </a>
  )
  return (
    <EmptyState shape={magnifyingGlassLight} title={t('missing.title')} action={home}>
      {t('missing.text')}
    </EmptyState>
  )
}
