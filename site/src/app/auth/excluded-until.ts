import { slot } from '../storage/storage.ts'

/**
 * End of the self-exclusion that ended the session; the login shows it, in every tab.
 */
export const excludedUntil = slot('localStorage', 'excludedUntil', (text) =>
  Date.parse(text) > Date.now() ? text : undefined,
)
