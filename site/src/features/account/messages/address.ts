import { memberPath } from '../../../app/routing/paths.ts'

/** Kinds of messages a reader can filter by, with the categories of the gateway behind them. */
export const filters = {
  money: ['WALLET'],
  rewards: ['PROMOTION'],
  security: ['SECURITY'],
  house: ['SYSTEM', 'SERVICE', 'CONTRACT'],
  line: ['LINE'],
} as const

export type Filter = keyof typeof filters

export interface MessagesAddress {
  filter: Filter | undefined
  page: number
  /** The message that is open. */
  message: string | undefined
}

export function readAddress(params: URLSearchParams): MessagesAddress {
  const filter = params.get('of') ?? ''
  return {
    filter: Object.hasOwn(filters, filter) ? (filter as Filter) : undefined,
    page: Math.min(10_000, Math.max(1, Number.parseInt(params.get('p') ?? '1', 10) || 1)),
    message: /^\d{1,18}$/.exec(params.get('message') ?? '')?.[0],
  }
}

/** `/member?page=messageV2&of=money&p=2&message=17` */
export function messagesPath({ filter, page = 1, message }: Partial<MessagesAddress> = {}): string {
  const query = new URLSearchParams({
    ...(filter && { of: filter }),
    ...(page > 1 && { p: String(page) }),
    ...(message && { message }),
  }).toString()
  return memberPath('messages') + (query && `&${query}`)
}

/** `/member?page=messageV2&view=sent` */
export const sentPath = (): string => `${memberPath('messages')}&view=sent`

/** `/member?page=messageV2&view=notices&p=2` */
export const noticesPath = (page = 1): string => `${memberPath('messages')}&view=notices${page > 1 ? `&p=${page}` : ''}`
