import type { ContentUnreadOutput } from '@brand/sdk'
import type { InboxMessageOutput } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import type { CallKey } from '../../../app/api/call-names.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useEpoch } from '../../../app/auth/session.ts'
import { filters, type MessagesAddress } from './address.ts'
import { messagesPerPage } from './limits.ts'

export type Message = InboxMessageOutput

/** The count of unread messages is pushed whenever one arrives, is read or deleted, here or in another tab. */
const news: News = { events: ['message.unread'], areas: ['inbox'] }

export function useMessages({ filter, page }: MessagesAddress) {
  useInvalidateOnEvents(news)
  return useApiQuery(
    member.inbox.list,
    { pageNo: page, pageSize: messagesPerPage, ...(filter && { categories: filters[filter].join(',') }) },
    { keep: true },
  )
}

/** Actions on messages; one that fails is reported and leaves them as they were. */
export function useMessageActions() {
  const client = useQueryClient()
  const epoch = useEpoch()
  const t = useWords('messages')
  const keep = (unread: ContentUnreadOutput) => {
    client.setQueryData<ContentUnreadOutput>(['content', 'unread', { epoch }] satisfies CallKey, unread)
    void client.invalidateQueries({ queryKey: ['inbox'] satisfies CallKey })
  }
  const read = useApiMutation({
    mutationFn: (messageId: string) => member.inbox.read({ messageId }),
    onSuccess: keep,
    toastError: true,
  })
  /** All up to the newest that was shown, where it is known. */
  const readAll = useApiMutation({
    mutationFn: (upTo: string | undefined) => member.inbox.read(upTo ? { upTo } : {}),
    onSuccess: keep,
    toastError: true,
  })
  const restore = useApiMutation({
    mutationFn: (messageId: string) => member.inbox.restore({ messageId }),
    onSuccess: keep,
    toastError: true,
  })
  const remove = useApiMutation({
    mutationFn: (messageId: string) => member.inbox.remove({ messageId }),
    onSuccess(unread, messageId) {
      keep(unread)
      showToast({
        title: t('deleted'),
        action: { label: t('undo'), onSelect: () => restore.mutate(messageId) },
      })
    },
    toastError: true,
  })
  return { read, readAll, remove }
}
