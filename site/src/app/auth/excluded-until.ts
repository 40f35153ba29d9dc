import { slot } from '../storage/storage.ts'

/**
 * Until when the person whose session ended by a self-exclusion is excluded: told where they log in again, in every tab.
 */
export const excludedUntil = slot('localStorage', 'excludedUntil', (text) =>
  Date.parse(text) > Date.now() ? text : undefined,
)
