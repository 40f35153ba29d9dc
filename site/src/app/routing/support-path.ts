import type { TicketsSubjectInput } from '@brand/sdk/member'
import { memberPath } from './paths.ts'

/** What a question to customer service is about. */
export type AskedAbout = Pick<TicketsSubjectInput, 'kind' | 'id'>

const kinds: readonly string[] = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER',
  'LINE_TRANSFER',
  'ROUND',
  'GAME',
  'CONTRACT',
] satisfies AskedAbout['kind'][]

/** `/member?page=customerService`, in the agent centre `/agentHome?page=customerService`. */
export const supportPath = (): string => memberPath('support')

/** `…&view=ticket&no=Q000017` */
export const ticketPath = (ticketNo: string): string =>
  `${supportPath()}&${new URLSearchParams({ view: 'ticket', no: ticketNo }).toString()}`

/** `…&view=ask&about=DEPOSIT-D1` */
export const askPath = (about?: AskedAbout): string =>
  `${supportPath()}&${new URLSearchParams({ view: 'ask', ...(about && { about: `${about.kind}-${about.id}` }) }).toString()}`

export interface SupportAddress {
  view: 'questions' | 'ask' | 'ticket'
  ticketNo: string | undefined
  about: AskedAbout | undefined
  page: number
}

/** Known values of an address; the rest is dropped. */
export function readSupportAddress(params: URLSearchParams): SupportAddress {
  const ticketNo = /^Q\d{4,15}$/.exec(params.get('no') ?? '')?.[0]
  const [, kind, id] = /^([A-Z_]+)-([\w-]{1,64})$/.exec(params.get('about') ?? '') ?? []
  const view = params.get('view')
  return {
    view: view === 'ask' ? 'ask' : view === 'ticket' && ticketNo ? 'ticket' : 'questions',
    ticketNo,
    about: kind && id && kinds.includes(kind) ? { kind: kind as AskedAbout['kind'], id } : undefined,
    page: Math.min(10_000, Math.max(1, Number.parseInt(params.get('p') ?? '1', 10) || 1)),
  }
}
