import { AnnouncementPopup } from '@brand/ui/announcement-popup'
import { useWords } from '../../app/language/i18n.ts'
import type { PopupProps } from '../../app/popups/popups.ts'
import { useBrandName } from '../../app/browser/preferences.ts'
import { useStatus } from '../../app/calls/status.ts'
import { imageHosts } from './announcements.ts'
import { usePromotion } from './use-promotion.ts'
import { usePublicNews } from './use-public-news.ts'

/** The popups of the public site. */
export default function PublicNewsDialog({ onClose }: PopupProps) {
  const t = useWords('service')
  const brand = useBrandName()
  const { items = [] } = usePublicNews()
  const hosts = imageHosts(useStatus().data)
  return (
    <AnnouncementPopup
      open
      onClose={onClose}
      title={t('news.title', { brand })}
      announcements={items}
      imageHosts={hosts}
      onPromotion={usePromotion(onClose)}
    />
  )
}
