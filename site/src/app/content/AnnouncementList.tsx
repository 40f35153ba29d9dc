import { Accordion } from '@brand/ui/accordion'
import { Pagination } from '@brand/ui/pagination'
import { SafeHtml } from '@brand/ui/safe-html'
import { TwoLines } from '../records/TwoLines.tsx'
import { useStatus } from '../api/status.ts'
import { useTime } from '../format/use-time.ts'
import { pageNumber, useUrlState } from '../navigation/use-url-state.ts'
import { imageHostsOf } from './image-hosts.ts'

const pageSize = 9

interface AnnouncementListProps {
  list: readonly { id: string; title: string; content: string; publishedAt: string; language?: string | undefined }[]
  /** Address of a page of the list; the query names it as `p`. */
  href: (page: number) => string
}

/** Announcements of the operator, nine to a page, the first of each page open. */
export function AnnouncementList({ list, href }: AnnouncementListProps) {
  const { day } = useTime()
  const hosts = imageHostsOf(useStatus().data)
  const [{ p }] = useUrlState({ p: pageNumber })
  const total = Math.ceil(list.length / pageSize)
  const page = Math.min(p, Math.max(1, total))
  const shown = list.slice((page - 1) * pageSize, page * pageSize)
  return (
    <>
      <Accordion
        key={page}
        level={2}
        multiple
        defaultValue={shown.slice(0, 1).map(({ id }) => id)}
        items={shown.map(({ id, title, content, publishedAt, language }) => ({
          id,
          title: <TwoLines note={day(publishedAt)}>{title}</TwoLines>,
          content: <SafeHtml html={content} imageHosts={hosts} lang={language} />,
        }))}
      />
      {total > 1 ? <Pagination page={page} total={total} href={href} /> : null}
    </>
  )
}
