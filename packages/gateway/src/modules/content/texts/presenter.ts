import type { contract } from '@brand/sdk/contract'
import type * as z from 'zod'
import { inLanguage } from '../../../lib/text/localized.ts'
import type { Settings } from '../../../settings/settings.ts'
import { cleanHtml, hostsOf, minutesOf } from './sanitise.ts'
import type { TextRow, Words } from './store.ts'

export type Article = z.input<(typeof contract)['articles']['newsList']['output']>['list'][number]

/** What a reader gets of a text: in their language, or else in another that is named. */
export interface Reading extends Words {
  language: string
}

export function readingOf({ texts }: Pick<TextRow, 'texts'>, language: string, fallback: string): Reading {
  const named = Object.fromEntries(Object.entries(texts).map(([tag, words]) => [tag, { ...words, language: tag }]))
  return inLanguage(named, language, fallback)
}

/** The body as it may be shown now: cleaned again, for rules may be stricter than when it was written. */
export const bodyOf = (words: Words, { site }: Settings): string => cleanHtml(words.body, hostsOf(site.imageCDNs))

/** A picture that a page may load; one of a host that is no longer allowed is left out. */
export const pictureOf = (picture: string, { site }: Settings): string | undefined =>
  picture === '' || (!picture.startsWith('/') && !hostsOf(site.imageCDNs).includes(new URL(picture).hostname))
    ? undefined
    : picture

export function tagLabel({ articles, languages }: Settings, tag: string, language: string): string {
  const named = articles.tags[tag]
  return named ? inLanguage(named, language, languages.default) : tag.replaceAll('-', ' ')
}

/** A text in a list. */
export function articleOf(row: TextRow, settings: Settings, language: string): Article {
  const words = readingOf(row, language, settings.languages.default)
  const imageUrl = pictureOf(row.picture, settings)
  return {
    slug: row.slug,
    title: words.title,
    summary: words.summary,
    ...(imageUrl !== undefined && { imageUrl, ...(words.alt && { alt: words.alt }) }),
    tags: row.tags.map((tag) => ({ tag, label: tagLabel(settings, tag, language) })),
    publishedAt: (row.publishedAt ?? row.since ?? new Date(0)).toISOString(),
    minutes: minutesOf(words.body),
    language: words.language,
    languages: row.languages,
  }
}
