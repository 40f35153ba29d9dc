import type { UiStrings } from './i18n/strings.gen.ts'

export interface RenamedWord {
  /** Part and key as they were. */
  from: readonly [part: keyof UiStrings, key: string]
  to: readonly [part: keyof UiStrings, key: string]
  /** The version that has the new name, and the one that forgets the old. */
  since: string
  until: string
}

/**
 * What still works and will go. From this list come the `@deprecated` of the types and docs/deprecations.md (`npm run gen`), the
 * warning of development builds, and what `brand-ui codemod` rewrites.
 */
export const renamedWords: readonly RenamedWord[] = [
  { from: ['shell', 'categories'], to: ['categoryNav', 'label'], since: '0.2.0', until: '1.0.0' },
  { from: ['shell', 'vendors'], to: ['categoryNav', 'vendors'], since: '0.2.0', until: '1.0.0' },
]
