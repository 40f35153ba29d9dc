import * as z from 'zod'
import { amount, limit } from '../../settings/ranges.ts'

/** Inviters above a friend, at most, who have a share. */
export const mostLevels = 3
/** Parts per million. */
const rate = z.int().min(0).max(100_000)

export const settings = {
  /** Invited friends. Whether there are any: the module REFER3. Amounts in minor units. */
  referral: z.object({
    /** What a friend deposits and plays within `days` to qualify. */
    depositMinor: amount.default(50_000),
    validBetMinor: amount.default(1_000_000),
    days: z.int().min(1).max(365).default(30),
    /** Given to the inviter and to the friend, once the friend has qualified. */
    inviterMinor: amount.default(10_000),
    friendMinor: amount.default(5_000),
    /** Times that what is given has to be played. */
    multiple: z.number().min(0).max(100).default(1),
    /** Friends of an inviter that can qualify in a month. */
    monthLimit: limit.default(20),
    /** Shares of what friends that have qualified deposit and play, by level: their friends are level 2. */
    levels: z
      .array(z.object({ deposit: rate.default(0), validBet: rate.default(0) }))
      .max(mostLevels)
      .default([
        { deposit: 0, validBet: 500 },
        { deposit: 0, validBet: 200 },
        { deposit: 0, validBet: 100 },
      ]),
    /** What a friend may not have in common with the inviter. */
    checks: z
      .object({
        device: z.boolean().default(true),
        address: z.boolean().default(true),
        account: z.boolean().default(true),
        name: z.boolean().default(true),
      })
      .prefault({}),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
