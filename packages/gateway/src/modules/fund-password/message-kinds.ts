import type { MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  fundPasswordReset: { category: 'SECURITY', counted: 'hours', about: () => ({ type: 'SECURITY' }) },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
