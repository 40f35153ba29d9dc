import { aboutValue, type MessageRule } from '../../lib/messages.ts'

/** What it writes to people by itself. */
export const messages = {
  depositCredited: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  depositRejected: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  depositChargedBack: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  bonus_below_minimum: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  bonus_first_deposit_used: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  bonus_bonus_used: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  bonus_on_break: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  bonus_not_allowed: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
  bonus_not_offered: { category: 'WALLET', about: aboutValue('DEPOSIT', 'orderNo') },
} as const satisfies Record<string, MessageRule>

type Own = typeof messages
declare module '../../lib/messages.ts' {
  interface MessageKinds extends Own {}
}
