import type { ModuleId } from '@brand/sdk/contract'
import type { Settings } from '../settings/settings.ts'
import { profiles } from './responsible-gaming/profiles.ts'

/** Features that an area keeps off by its own settings, whatever their switch is set to. */
export const keptOff: Partial<Record<ModuleId, (settings: Settings) => boolean>> = {
  // No age verification is built yet: where a profile requires it, there is no trial play.
  FREEPLAY3: ({ rg }) => profiles[rg.profile].demo === 'verified',
  // Some profiles forbid ranks.
  VIP3: ({ rg }) => !profiles[rg.profile].bonus.vip,
}
