import { contentScenes } from '../../modules/content/texts/testing.ts'
import { mirrorScenes } from '../../modules/mirrors/testing.ts'
import { missionScenes } from '../../modules/missions/testing.ts'
import { pointScenes } from '../../modules/points/testing.ts'
import { promotionScenes } from '../../modules/promotions/testing.ts'
import { referralScenes } from '../../modules/referrals/testing.ts'
import { chatScenes } from '../../modules/chat/testing.ts'
import { raffleScenes } from '../../modules/raffles/testing.ts'
import { rewardScenes } from '../../modules/rewards/testing.ts'
import { vipScenes } from '../../modules/vip/testing.ts'
import type { TestApp } from '../../testing/inject.ts'
import type { Scene, runner } from './testing.ts'

/** Scenes of commands that areas keep themselves. */
export const areaScenes = (run: ReturnType<typeof runner>, one: TestApp): Record<string, Scene> => ({
  ...rewardScenes(run),
  ...referralScenes(one.db, run),
  ...promotionScenes(one.db, run),
  ...pointScenes(run, one),
  ...vipScenes(run),
  ...missionScenes(run),
  ...raffleScenes(run),
  ...contentScenes(run),
  ...chatScenes(run, one),
  ...mirrorScenes,
})
