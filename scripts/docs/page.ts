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
  /** Path below the root of the site, without leading and trailing slashes; empty for the home page. */
  slug: string
  section: Section | 'home'
  /** Group within its section, for long sections. */
  group?: string
  /** File that the links of the text are relative to, from the root of the repository. */
  source: string
  title: Record<Lang, string>
  /** Markdown; a page without a Bengali text shows the English one. */
  text: { en: string; bn?: string }
}
