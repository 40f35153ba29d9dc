import type { MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  vipReached: { category: 'PROMOTION', about: () => ({ type: 'VIP' }) },
  vipLost: { category: 'PROMOTION', about: () => ({ type: 'VIP' }) },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
