import type { MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  transferReceived: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  transferReceivedRemark: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  downlineTransferReceived: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  downlineTransferReceivedRemark: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  redPacketReceived: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  redPacketReceivedRemark: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
