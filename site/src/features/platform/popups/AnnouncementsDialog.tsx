import { AnnouncementPopup } from '@brand/ui/announcement-popup'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { sdk } from '../../../app/api/client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../app/overlays/popups.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { imageHostsOf } from '../../../app/content/image-hosts.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useAnnouncementItems } from './use-announcement-items.ts'
import { usePromotion } from './use-promotion.ts'

/** All announcements of the operator, or the requested one. */
export default function AnnouncementsDialog({ at, onClose }: PopupProps) {
  const t = useWords('support')
  const hosts = imageHostsOf(useStatus().data)
  const onPromotion = usePromotion(onClose)
  const answer = useApiQuery(sdk.content.announcements, {})
  const list = answer.data?.list ?? []
  const one = list.filter(({ id }) => id === at)
  const items = useAnnouncementItems(one.length > 0 ? one : list)
  const waiting = (
    <Stack space="sm" aria-busy="true">
      {[0, 1, 2].map((line) => (
        <Skeleton key={line} variant="block" size="sm" />
      ))}
    </Stack>
  )
  return (
    <AnnouncementPopup
      open
      onOpenChange={onClose}
      items={items}
      empty={
        answer.data ? undefined : (
          <Answered answer={answer} failed={t('announcements.failed')} level={3} waiting={waiting}>
            {() => null}
          </Answered>
        )
      }
      imageHosts={hosts}
      onPromotion={onPromotion}
    />
  )
}
