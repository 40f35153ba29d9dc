import { useSyncExternalStore } from 'react'

const still = () => () => {}

/** False in a prerendered page and while it comes to life: what only this visit knows is drawn after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    still,
    () => true,
    () => false,
  )
