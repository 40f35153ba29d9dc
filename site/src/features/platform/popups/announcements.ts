import type { Announcement as Item } from '@brand/ui/announcement-popup'
import type { SystemStatusOutput } from '@brand/sdk'
import { formatDay } from '../../../app/format/format.ts'
import type { Lang } from '../../../app/i18n/language.ts'

interface Announcement {
  id: string
  title: string
  content: string
  promotionType?: string | undefined
  publishedAt: string
  /** Of its words, where the gateway says so. */
  language?: string | undefined
}

/** As the kit shows them: the day in the reader's language. */
export const itemsOf = (list: readonly Announcement[], lang: Lang): Item[] =>
  list.map(({ id, title, content, promotionType, publishedAt }) => ({
    id,
    title,
    content,
    promotionType,
    date: formatDay(Date.parse(publishedAt), lang),
  }))

/** Hosts that pictures of announcements may come from: the image hosts of the site. */
export const imageHosts = (status: SystemStatusOutput | undefined): string[] =>
  (status?.info.imageCDNs ?? []).flatMap((address) => (URL.canParse(address) ? [new URL(address).hostname] : []))
