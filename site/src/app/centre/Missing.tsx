import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { centres, type CentreName } from './centres.ts'
import { useCentreWords } from './use-centre-words.ts'

/** The centre has no such page, or it is switched off. */
export function Missing({ centre }: { centre: CentreName }) {
  const { t } = useCentreWords(centre)
  const home = (
    <a {...buttonAttributes({ variant: 'primary' })} href={centres[centre].path}>
      {t('missing.home')}
    </a>
  )
  return (
    <EmptyState level={1} icon={magnifyingGlassLight} title={t('missing.title')} action={home}>
      {t('missing.text')}
    </EmptyState>
  )
}
