import type { Announcement as Item } from '@brand/ui/announcement-popup'
import { useFallbackText } from '../../../app/content/FallbackNote.tsx'
import { formatDay } from '../../../app/format/format.ts'
import { useLang } from '../../../app/i18n/i18n.ts'

export interface Announcement {
  id: string
  title: string
  content: string
  promotionType?: string | undefined
  publishedAt: string
  /** Of its words, where the gateway says so. */
  language?: string | undefined
}

const noteOf = (text: string | undefined): string =>
  text === undefined ? '' : `<p><small>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</small></p>`

/** As the kit shows them: the day in the reader's language, and first which language the text is in, where it is another. */
export function useAnnouncementItems(list: readonly Announcement[]): Item[] {
  const lang = useLang()
  const fallbackText = useFallbackText()
  return list.map(({ id, title, content, promotionType, publishedAt, language }) => ({
    id,
    title,
    content: noteOf(fallbackText(language)) + content,
    promotionType,
    date: formatDay(Date.parse(publishedAt), lang),
  }))
}
