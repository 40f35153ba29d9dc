import type { ModuleId } from '@brand/sdk/contract'
import type { Settings } from '../settings/settings.ts'
import { profiles } from './responsible-gaming/profiles.ts'

/** Features that an area keeps off by its own settings, whatever their switch says. */
export const keptOff: Partial<Record<ModuleId, (settings: Settings) => boolean>> = {
  // No age is verified before there is somebody to verify it: where that is asked for, nobody plays on trial.
  FREEPLAY3: ({ rg }) => profiles[rg.profile].demo === 'verified',
}
