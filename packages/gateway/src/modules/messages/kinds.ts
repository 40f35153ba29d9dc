import type { MessageSubject } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Localized } from '../../lib/text/localized.ts'
import type { message } from '../../db/schema.ts'

type Category = (typeof message.$inferSelect)['category']
type Subject = z.input<typeof MessageSubject>

/**
 * Money is kept as a figure with its asset, and written out in the language of the reader; so are a `word`, a key of
 * `locales/<lang>/gateway.json`, a `name` that an operator has written by language, and a month, `2026-11`.
 */
export type MessageValue =
  | string
  | number
  | { money: string; asset: string }
  | { word: string }
  | { name: Localized }
  | { month: string }
export type MessageValues = Record<string, MessageValue>

interface Kind {
  category: Category
  about?: (values: MessageValues) => Subject
}

const aboutDeposit = ({ orderNo }: MessageValues): Subject => ({ type: 'DEPOSIT', reference: text(orderNo) })

const aboutTicket = ({ ticketNo }: MessageValues): Subject => ({ type: 'TICKET', reference: text(ticketNo) })

const text = (value: MessageValue | undefined): string => (typeof value === 'object' ? '' : String(value ?? ''))

/**
 * Everything the gateway writes to people automatically. The texts of a kind are `message.<kind>.title` and `.text` in
 * `locales/<lang>/gateway.json`; they are looked up when the message is read.
 */
export const messageKinds = {
  welcome: { category: 'SYSTEM' },
  jackpot: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  depositCredited: { category: 'WALLET', about: aboutDeposit },
  depositRejected: { category: 'WALLET', about: aboutDeposit },
  bonus_below_minimum: { category: 'WALLET', about: aboutDeposit },
  bonus_first_deposit_used: { category: 'WALLET', about: aboutDeposit },
  bonus_bonus_used: { category: 'WALLET', about: aboutDeposit },
  bonus_on_break: { category: 'WALLET', about: aboutDeposit },
  bonus_not_allowed: { category: 'WALLET', about: aboutDeposit },
  bonus_not_offered: { category: 'WALLET', about: aboutDeposit },
  transferReceived: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  transferReceivedRemark: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  downlineTransferReceived: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  downlineTransferReceivedRemark: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  redPacketReceived: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  redPacketReceivedRemark: { category: 'WALLET', about: () => ({ type: 'RECORDS' }) },
  fromAbove: { category: 'LINE' },
  fromBelow: { category: 'LINE' },
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
  pointsSent: { category: 'PROMOTION', about: () => ({ type: 'POINTS' }) },
  pointsGranted: { category: 'PROMOTION', about: () => ({ type: 'POINTS' }) },
  pointsReturned: { category: 'PROMOTION', about: () => ({ type: 'POINTS' }) },
  vipReached: { category: 'PROMOTION', about: () => ({ type: 'VIP' }) },
  vipLost: { category: 'PROMOTION', about: () => ({ type: 'VIP' }) },
  fundPasswordReset: { category: 'SECURITY', about: () => ({ type: 'SECURITY' }) },
  feedbackAnswered: {
    category: 'SERVICE',
    about: ({ feedbackNo }) => ({ type: 'FEEDBACK', reference: text(feedbackNo) }),
  },
  ticketAnswered: { category: 'SERVICE', about: aboutTicket },
  ticketAsks: { category: 'SERVICE', about: aboutTicket },
  ticketClosed: { category: 'SERVICE', about: aboutTicket },
  hostOnline: { category: 'SERVICE', about: ({ roomId }) => ({ type: 'CHAT', reference: text(roomId) }) },
  yearEnd: { category: 'SYSTEM', about: ({ year }) => ({ type: 'STATEMENT', reference: text(year) }) },
} as const satisfies Record<string, Kind>

export type MessageKind = keyof typeof messageKinds

/** Undefined for a kind that only a newer gateway on the same database knows. */
export const kindOf = (name: string): Kind | undefined =>
  Object.hasOwn(messageKinds, name) ? messageKinds[name as MessageKind] : undefined
