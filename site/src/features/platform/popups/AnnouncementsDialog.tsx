import { AnnouncementPopup } from '@brand/ui/announcement-popup'
import { ErrorState } from '@brand/ui/error-state'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { sdk } from '../../../app/api/client.ts'
import { useFallbackText } from '../../../app/content/FallbackNote.tsx'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../app/overlays/popups.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { imageHostsOf } from '../../../app/content/image-hosts.ts'
import { itemsOf } from './announcements.ts'
import { usePromotion } from './use-promotion.ts'

/** All announcements of the operator, or the requested one. */
export default function AnnouncementsDialog({ at, onClose }: PopupProps) {
  const t = useWords('support')
  const lang = useLang()
  const errorText = useErrorText()
  const fallbackText = useFallbackText()
  const hosts = imageHostsOf(useStatus().data)
  const onPromotion = usePromotion(onClose)
  const { data, error, isFetching, refetch } = useApiQuery(sdk.content.announcements, {})
  const list = data?.list ?? []
  const one = list.filter(({ id }) => id === at)
  const failed = (
    <ErrorState level={3} title={t('announcements.failed')} onRetry={() => void refetch()} busy={isFetching}>
      {errorText(error)}
    </ErrorState>
  )
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
      items={itemsOf(one.length > 0 ? one : list, lang, fallbackText)}
      empty={data ? undefined : error ? failed : waiting}
      imageHosts={hosts}
      onPromotion={onPromotion}
    />
  )
}
