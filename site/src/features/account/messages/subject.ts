import type { InboxMessageOutput } from '@brand/sdk/member'
import { feedbackPath } from '../../../app/routing/feedback-path.ts'
import { supportPath, ticketPath } from '../../../app/routing/support-path.ts'
import { memberPath, paths } from '../../../app/routing/paths.ts'

const named = (path: string, name: string, value: string | undefined): string =>
  value ? `${path}&${new URLSearchParams({ [name]: value }).toString()}` : path

const places = {
  DEPOSIT: (order?: string) => named(memberPath('deposit'), 'order', order),
  WITHDRAWAL: (order?: string) => named(`${memberPath('transactions')}&type=WITHDRAWAL`, 'order', order),
  RECORDS: () => memberPath('transactions'),
  SECURITY: () => memberPath('security'),
  FEEDBACK: feedbackPath,
  POINTS: () => `${paths.pointMall}?tab=orders`,
  VIP: () => memberPath('vip'),
  TICKET: (ticketNo?: string) => (ticketNo ? ticketPath(ticketNo) : supportPath()),
  CHAT: (room?: string) => (room ? `${paths.chat}?${new URLSearchParams({ room }).toString()}` : paths.chat),
  STATEMENT: (year?: string) => named(`${memberPath('limits')}&view=statement`, 'year', year),
}

export type SubjectType = keyof typeof places

/**
 * The page of what a message is about, and which kind of page that is; undefined for a message about nothing, or about
 * what a newer gateway names.
 */
export function placeOf(about: InboxMessageOutput['about']): { type: SubjectType; path: string } | undefined {
  if (!about || !Object.hasOwn(places, about.type)) return undefined
  const type = about.type as SubjectType
  return { type, path: places[type](about.reference) }
}
