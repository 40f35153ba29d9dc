import { useSyncExternalStore } from 'react'

const still = () => () => {}

/** False in a prerendered page and while it hydrates: what only this visit has is rendered after that. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    still,
    () => true,
    () => false,
  )
