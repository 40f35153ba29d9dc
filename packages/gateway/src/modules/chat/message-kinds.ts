import { aboutValue, type MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  hostOnline: { category: 'SERVICE', about: aboutValue('CHAT', 'roomId') },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
