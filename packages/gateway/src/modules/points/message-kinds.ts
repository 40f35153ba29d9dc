import type { MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  pointsSent: { category: 'PROMOTION', about: () => ({ type: 'POINTS' }) },
  pointsGranted: { category: 'PROMOTION', about: () => ({ type: 'POINTS' }) },
  pointsReturned: { category: 'PROMOTION', counted: 'points', about: () => ({ type: 'POINTS' }) },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
