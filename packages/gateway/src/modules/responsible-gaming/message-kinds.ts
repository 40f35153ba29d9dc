import { aboutValue, type MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  yearEnd: { category: 'SYSTEM', about: aboutValue('STATEMENT', 'year') },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
