import { homeAddresses, lobbyAt, paths } from '../routing/paths.ts'

/**
 * What somebody reads as one page. A page, a view or an order of the member centre is one, a page of a list is one,
 * other filters are none; lobbies see to their lists themselves. Home is one under all its names.
 */
export function placeOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  if (pathname === paths.member) return `${memberPlace(query)} ${query.get('p') ?? ''}`
  const place = homeAddresses.includes(pathname) ? paths.home : pathname
  return lobbyAt(pathname) ? place : [place, query.get('page') ?? '', query.get('gameCode') ?? ''].join(' ')
}

/** A place in the member centre. An order lies over the records, and is a page of its own in the deposit. */
export function memberPlace(query: URLSearchParams): string {
  const page = query.get('page') ?? ''
  return [paths.member, page, query.get('view') ?? '', (page === 'depositv2' && query.get('order')) || ''].join(' ')
}

/** Whether a place of the member centre stands below one of its pages: its heading names it, not the menu. */
export const isBelowPage = (query: URLSearchParams): boolean =>
  query.has('view') || (query.get('page') === 'depositv2' && query.has('order'))

/** Whether a place of the member centre has its own way back, so that the centre's would be a second one. */
export const hasOwnBack = (query: URLSearchParams): boolean =>
  isBelowPage(query) || (query.get('page') === 'messageV2' && query.has('message'))

/** Whether the person has gone from one place to another since the document came: before, focus is not to be moved. */
export const journey = { begun: false }
