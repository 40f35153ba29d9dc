import { Icon } from '@brand/ui/icon'
import { arrowLeft } from '@brand/ui/icons'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import * as css from '../limits.css.ts'

/** From a page beside the limits to all of them. */
export function Back() {
  const t = useWords('limits')
  return (
    <a className={css.back} href={memberPath('limits')}>
      <Icon icon={arrowLeft} size={18} flip />
      {t('back')}
    </a>
  )
}
