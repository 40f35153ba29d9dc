import type { MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  contractOffered: { category: 'CONTRACT' },
  contractAccepted: { category: 'CONTRACT' },
  contractRejected: { category: 'CONTRACT' },
  contractExpired: { category: 'CONTRACT' },
  contractEnded: { category: 'CONTRACT' },
  contractTermination: { category: 'CONTRACT' },
  contractTerminated: { category: 'CONTRACT' },
  contractKept: { category: 'CONTRACT' },
  contractEndedByOperator: { category: 'CONTRACT' },
  contractOwed: { category: 'CONTRACT' },
  contractAdjusted: { category: 'CONTRACT' },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
