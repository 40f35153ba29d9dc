import type { Reader } from '../../../db/client.ts'
import { toHtml } from '../../../lib/text/plain-text-to-html.ts'
import { readingOrder } from '../../../lib/text/localized.ts'
import { isTranslated, translate } from '../../../lib/text/words.ts'
import type { Settings } from '../../../settings/settings.ts'
import { help } from '../help.ts'
import { bodyOf, readingOf } from './presenter.ts'
import { publishedTexts, termsText, type TextRow } from './store.ts'

interface Article {
  id: string
  title: string
  content: string
  language: string
}

interface Topic {
  id: string
  title: string
  articles: Article[]
}

interface Asked {
  db: Reader
  settings: Settings
  now: Date
  language: string
  /** Version of the terms to show. */
  termsVersion: string
  /** What texts have filled in; `count` is the number of hours. */
  values: { age: string; hours: string; count: number }
}

/** Sections of the terms: each heading of the second level begins one, and what is before the first has their title. */
function sectionsOf(title: string, body: string, language: string): Article[] {
  const [before = '', ...rest] = body.split(/(?=<h2>)/)
  const parts = before.startsWith('<h2>')
    ? [before, ...rest]
    : [...(before.trim() ? [`<h2>${title}</h2>${before}`] : []), ...rest]
  return parts.map((part, at) => {
    const [, heading = title, content = ''] = /^<h2>(.*?)<\/h2>(.*)$/s.exec(part) ?? []
    return { id: `terms-${at + 1}`, title: plain(heading), content: content.trim(), language }
  })
}
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/**
 * The help centre: the articles of the words, with what operators wrote instead of or beside them, and the terms of a
 * version. Published terms replace those of the words as a whole.
 */
export async function helpTexts({ db, settings, now, language, termsVersion, values }: Asked) {
  const topics = Object.entries(help).map(([id, articles]): Topic => ({
    id,
    title: translate(language, `help.${id}.title`),
    articles: articles.map((article) => {
      const key = `help.${id}.${article}`
      // Title and text are in one language.
      const spoken = [`${key}.title`, `${key}.text`].every((one) => isTranslated(language, one)) ? language : 'en'
      return {
        id: article,
        title: translate(spoken, `${key}.title`),
        content: toHtml(translate(spoken, `${key}.text`, values)),
        language: spoken,
      }
    }),
  }))
  const order = readingOrder(language, settings.languages.default)
  const written = await publishedTexts(db, 'HELP', { now, order, limit: 300 })
  for (const row of written.toReversed()) place(topics, row, settings, language)
  const terms = await termsText(db, termsVersion, order)
  const own = terms && readingOf(terms, language, settings.languages.default)
  return {
    termsVersion,
    ...(own?.summary && { termsChanges: own.summary }),
    topics: topics.map((topic) =>
      topic.id === 'term' && own
        ? { ...topic, title: own.title, articles: sectionsOf(own.title, bodyOf(own, settings), own.language) }
        : topic,
    ),
  }
}

/** An article of the operator: in the place of one with its name, else behind those of its topic. */
function place(topics: Topic[], row: TextRow, settings: Settings, language: string): void {
  const words = readingOf(row, language, settings.languages.default)
  const article = { id: row.slug, title: words.title, content: bodyOf(words, settings), language: words.language }
  for (const topic of topics) {
    const at = topic.articles.findIndex(({ id }) => id === row.slug)
    if (at >= 0) return void topic.articles.splice(at, 1, article)
  }
  const topic = topics.find(({ id }) => id === row.topic && id !== 'term') ?? topics[0]
  topic?.articles.push(article)
}

/** Whether a topic of the help takes articles of operators. */
export const helpTopics = Object.keys(help).filter((id) => id !== 'term')
