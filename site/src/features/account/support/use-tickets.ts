import { isGatewayError } from '@brand/sdk'
import type { TicketsListOutput, TicketsTicketOutput } from '@brand/sdk/member'
import { useEffect, useRef } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

export type Ticket = TicketsTicketOutput
export type TicketMessage = Ticket['messages'][number]
export type TicketSubject = NonNullable<Ticket['subject']>
export type TicketRow = TicketsListOutput['items'][number]

/** An answer, or its reading in another tab. */
const news: News = { events: ['ticket.unread'], areas: ['tickets'] }

export function useTicketList(page: number) {
  useInvalidateOnEvents(news)
  return useApiQuery(member.tickets.list, { pageNo: page })
}

/** A question with its thread; what is shown has been read. */
export function useTicket(ticketNo: string) {
  useInvalidateOnEvents(news)
  const answer = useApiQuery(member.tickets.ticket, { ticketNo })
  const { mutateAsync } = useApiMutation({
    mutationFn: (upTo: string) => member.tickets.read({ ticketNo, upTo }),
    changes: ['tickets', 'inbox', 'summary'],
  })
  const markRead = useRef(mutateAsync)
  useEffect(() => {
    markRead.current = mutateAsync
  })
  // An answer that came while this was on its way makes another one, which waits for nothing.
  const unread = answer.data?.unread ? answer.data.messages.at(-1)?.messageNo : undefined
  useEffect(() => {
    if (unread !== undefined) markRead.current(unread).catch(() => undefined)
  }, [unread])
  return answer
}

/** Why a reply, in words or as a choice, was not taken: one to a closed question may open one too many. */
export function useReplyErrorText() {
  const t = useWords('tickets')
  const errorText = useErrorText()
  const most = useTicketOptions().data?.mostOpen
  return (error: unknown) =>
    isGatewayError(error, 'too_many_open_orders') && most !== undefined
      ? t('ask.most', { count: most })
      : errorText(error)
}

export const useTicketOptions = () => useApiQuery(member.tickets.options, {})
