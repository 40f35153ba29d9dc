import * as z from 'zod'

export const settings = {
  wallet: z.object({
    /**
     * One wallet for all vendors; else money is moved to each. What is at vendors when this is turned on is moved back.
     */
    isSingle: z.boolean().default(true),
    /**
     * Where money is moved: all whole units before a game, and back when it is left, for members who have not switched
     * it.
     */
    autoTransfer: z.boolean().default(true),
    /** Whether a person may switch that for themself. */
    autoTransferSwitch: z.boolean().default(true),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
