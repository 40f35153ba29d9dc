import { useStatus } from '../api/status.ts'

/**
 * The age a visitor says to have reached by trying a game; undefined where the profile in force does not ask for that.
 */
export function useDeclaredAge(): number | undefined {
  const profile = useStatus().data?.rgProfile
  return profile?.demo === 'declared' ? profile.minAge : undefined
}
