import { slot } from '../storage/storage.ts'

/**
 * Until when the person whose session ended by a self-exclusion is excluded: the login tells it, in every tab.
 */
export const excludedUntil = slot('localStorage', 'excludedUntil', (text) =>
  Date.parse(text) > Date.now() ? text : undefined,
)
