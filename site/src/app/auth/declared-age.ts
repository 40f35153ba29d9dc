import { useStatus } from '../api/status.ts'

/**
 * The age a visitor declares by trying a game; undefined where the profile in force does not require that.
 */
export function useDeclaredAge(): number | undefined {
  const profile = useStatus().data?.rgProfile
  return profile?.demo === 'declared' ? profile.minAge : undefined
}
