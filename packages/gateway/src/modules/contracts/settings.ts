import * as z from 'zod'
import { someAmount } from '../../settings/ranges.ts'

export const settings = {
  /**
   * Contracts between agents. `agentPolicy`: whether consolidated info shows an agent's contracts. An offer expires
   * after `offerHours`. A member is active in a period from a valid bet of `activeMinor` (minor units) on. A period is
   * settled `graceSeconds` after its end: what is counted later counts in the next slot of five minutes. `carryLoss`: a
   * dividend makes up for the losses of earlier periods first. Play by member and slot, which says how an amount came
   * about, is kept `keepDays`, and longer where a contract or a dispute still needs it.
   */
  contracts: z.object({
    agentPolicy: z.boolean().default(true),
    offerHours: z.int().min(1).max(720).default(72),
    activeMinor: someAmount.default(100_00),
    graceSeconds: z.int().min(10).max(86_400).default(30),
    carryLoss: z.boolean().default(true),
    // Simulations go back twelve months.
    keepDays: z.int().min(400).max(4000).default(400),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
