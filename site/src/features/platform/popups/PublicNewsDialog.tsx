import { AnnouncementPopup } from '@brand/ui/announcement-popup'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../app/overlays/popups.ts'
import { useBrandName } from '../../../app/storage/preferences.ts'
import { useStatus } from '../../../app/api/status.ts'
import { imageHostsOf } from '../../../app/content/image-hosts.ts'
import { useAnnouncementItems } from './use-announcement-items.ts'
import { usePromotion } from './use-promotion.ts'
import { usePublicNews } from './use-public-news.ts'

/** The popups of the public site. */
export default function PublicNewsDialog({ onClose }: PopupProps) {
  const t = useWords('support')
  const brand = useBrandName()
  const items = useAnnouncementItems(usePublicNews().list ?? [])
  const hosts = imageHostsOf(useStatus().data)
  return (
    <AnnouncementPopup
      open
      onOpenChange={onClose}
      title={t('news.title', { brand })}
      items={items}
      imageHosts={hosts}
      onPromotion={usePromotion(onClose)}
    />
  )
}
