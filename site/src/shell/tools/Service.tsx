import { IconButton } from '@brand/ui/icon-button'
import { headset } from '@brand/ui/icons'
import { useWords } from '../../app/i18n/i18n.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'
import { notOnTablet } from '../shell.css.ts'

/** The way to customer service. Where the header is narrow it is in the menu. */
export function Service() {
  const t = useWords('site')
  return (
    <IconButton label={t('nav.service')} icon={headset} className={notOnTablet} onClick={() => openPopup('service')} />
  )
}
