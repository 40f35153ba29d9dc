import * as z from 'zod'

export const settings = {
  /** Missions and leaderboards. Whether there are any: the module MISSIONLB3. */
  missions: z.object({
    /** Days after the end of its period in which the reward of a mission can be claimed. */
    claimDays: z.int().min(1).max(365).default(7),
    /**
     * What is counted for missions is kept so many days after its reward can no longer be claimed, and the scores of a
     * leaderboard so many days after its ranks became final.
     */
    keepDays: z.int().min(90).max(4000).default(400),
    /** Days in which a reward that waits in the reward centre, of a mission or a leaderboard, can be claimed there. */
    rewardDays: z.int().min(1).max(365).default(30),
    /** The ranks of a leaderboard are final so many minutes after its period. */
    graceMinutes: z.int().min(0).max(1440).default(5),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
