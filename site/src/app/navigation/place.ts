import { centreAt, pageQuery } from '../centre/centres.ts'
import { homeAddresses, lobbyAt, paths } from '../routing/paths.ts'

/**
 * What counts as one page. A page, a view or an order of a centre is one, a page of a list is one,
 * other filters are none; lobbies see to their lists themselves. Home is one under all its names.
 */
export function placeOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  if (centreAt(pathname)) return `${centrePlace(pathname, query)} ${query.get('p') ?? ''}`
  const place = homeAddresses.includes(pathname) ? paths.home : pathname
  return lobbyAt(pathname) ? place : [place, query.get('page') ?? '', query.get('gameCode') ?? ''].join(' ')
}

/** A place in a centre. An order is shown over the records, and is a page of its own in the deposit. */
export function centrePlace(pathname: string, query: URLSearchParams): string {
  const page = query.get('page') ?? ''
  return [pathname, page, query.get('view') ?? '', (page === pageQuery('deposit') && query.get('order')) || ''].join(
    ' ',
  )
}

/** Whether a place of a centre is below one of its pages: its heading names it, not the menu. */
export const isBelowPage = (query: URLSearchParams): boolean =>
  query.has('view') || (query.get('page') === pageQuery('deposit') && query.has('order'))

/** Whether a place of a centre has its own way back, so that the centre's would be a second one. */
export const hasOwnBack = (query: URLSearchParams): boolean =>
  isBelowPage(query) || (query.get('page') === pageQuery('messages') && query.has('message'))

/** Whether the person has gone from one place to another since the document came: before, focus is not to be moved. */
export const journey = { begun: false }
