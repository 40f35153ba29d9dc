import type { ContentUnreadOutput } from '@brand/sdk'
import type { InboxMessageOutput } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { member } from '../../../app/api/member-client.ts'
import { showErrorToast } from '../../../app/overlays/show-error-toast.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useEpoch } from '../../../app/auth/session.ts'
import { filters, type MessagesAddress } from './address.ts'

export type Message = InboxMessageOutput

const pageSize = 20
/** The count of unread messages is told whenever one comes, is read or deleted, here or in another tab. */
const news: News = { events: ['message.unread'], areas: ['inbox'] }

export function useMessages({ filter, page }: MessagesAddress) {
  useInvalidateOnEvents(news)
  return useApiQuery(
    member.inbox.list,
    { pageNo: page, pageSize, ...(filter && { categories: filters[filter].join(',') }) },
    { keep: true },
  )
}

/** What can be done with messages; what cannot be done right now is said and leaves them as they were. */
export function useMessageActions() {
  const client = useQueryClient()
  const epoch = useEpoch()
  const { i18n } = useTranslation()
  const t = useWords('messages')

  async function change(call: Promise<ContentUnreadOutput>): Promise<boolean> {
    try {
      client.setQueryData<ContentUnreadOutput>(['content', 'unread', { epoch }], await call)
      void client.invalidateQueries({ queryKey: ['inbox'] })
      return true
    } catch (error) {
      void showErrorToast(i18n, error)
      return false
    }
  }

  return {
    read: (messageId: string) => change(member.inbox.read({ messageId })),
    /** All up to the newest that was shown, where it is known. */
    readAll: (upTo: string | undefined) => change(member.inbox.read(upTo ? { upTo } : {})),
    async remove(messageId: string): Promise<boolean> {
      const done = await change(member.inbox.remove({ messageId }))
      if (done)
        showToast({
          title: t('deleted'),
          action: { label: t('undo'), onSelect: () => void change(member.inbox.restore({ messageId })) },
        })
      return done
    },
  }
}
