import { AnnouncementPopup } from '@brand/ui/announcement-popup'
import { Dialog } from '@brand/ui/dialog'
import { ErrorState } from '@brand/ui/error-state'
import { Skeleton } from '@brand/ui/skeleton'
import { useStrings } from '@brand/ui/i18n'
import { sdk } from '../../app/client.ts'
import { useErrorText } from '../../app/error-text.ts'
import { useLang, useWords } from '../../app/i18n.ts'
import type { PopupProps } from '../../app/popups.ts'
import { useStatus } from '../../app/status.ts'
import { useCall } from '../../app/use-call.ts'
import { imageHosts, itemsOf } from './announcements.ts'
import * as css from './popups.css.ts'
import { usePromotion } from './use-promotion.ts'

/** All the house has announced, or the one that was asked for. */
export default function AnnouncementsDialog({ at, onClose }: PopupProps) {
  const t = useWords('service')
  const title = useStrings('announcements')('title')
  const lang = useLang()
  const errorText = useErrorText()
  const hosts = imageHosts(useStatus().data)
  const onPromotion = usePromotion(onClose)
  const { data, error, isFetching, refetch } = useCall(sdk.content.announcements, {})
  if (data) {
    const one = data.list.filter(({ id }) => id === at)
    return <AnnouncementPopup open onClose={onClose} announcements={itemsOf(one.length > 0 ? one : data.list, lang)} imageHosts={hosts} onPromotion={onPromotion} />
  }
  return (
    <Dialog open onClose={onClose} size="lg" title={title}>
      {error ? (
        <ErrorState level={3} title={t('announcements.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <div className={css.waiting} aria-busy="true">
          {[0, 1, 2].map((at) => (
            <Skeleton key={at} shape="block" className={css.line} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
