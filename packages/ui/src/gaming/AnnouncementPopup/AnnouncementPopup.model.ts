export interface Announcement {
  id: string
  title: string
  /** Untrusted HTML; shown through the kit's sanitiser. */
  content: string
  /** Names the promotion it is about; then there is a link to it. */
  promotionType?: string | undefined
  /** When, as it should be read. */
  date?: string | undefined
}

/** Announcements of one page. */
export const pageSize = 9

/** The announcements of a page, counted from 1; a page out of range is the nearest one. */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
): { page: number; pages: number; items: readonly Item[] } {
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const at = Math.min(Math.max(1, page), pages)
  return { page: at, pages, items: items.slice((at - 1) * pageSize, at * pageSize) }
}
