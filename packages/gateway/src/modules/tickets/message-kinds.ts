import { aboutValue, type MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  ticketAnswered: { category: 'SERVICE', about: aboutValue('TICKET', 'ticketNo') },
  ticketAsks: { category: 'SERVICE', about: aboutValue('TICKET', 'ticketNo') },
  ticketClosed: { category: 'SERVICE', about: aboutValue('TICKET', 'ticketNo') },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
