import type { Lang } from './words.ts'

export const sections = [
  'start',
  'guides',
  'understand',
  'rules',
  'components',
  'contract',
  'packages',
  'project',
  'decisions',
] as const
export type Section = (typeof sections)[number]

export interface Page {
  /** Address below the site's root, without slashes at its ends; empty for home. */
  slug: string
  section: Section | 'home'
  /** Within its section, for long ones. */
  group?: string
  /** File the links of the text are relative to, from the repository's root. */
  source: string
  title: Record<Lang, string>
  /** Markdown; a page without Bengali shows its English. */
  text: { en: string; bn?: string }
}
