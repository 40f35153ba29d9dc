export interface Article {
  id: string
  title: string
  /** Html. */
  content: string
  /** Of its words, where the gateway says so. */
  language?: string | undefined
}

export interface Topic {
  id: string
  title: string
  articles: readonly Article[]
}

export interface Found {
  topic: Topic
  article: Article
  /** The text around the first word found, the word apart. */
  before: string
  hit: string
  after: string
}

const named = new Map(Object.entries<string>({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }))
/** Characters of the text shown before and after what was found. */
const reach = { before: 32, after: 96 }

/** The words of an article, its markup taken out: to look through, never to show as html. */
export const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => named.get(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC')

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** Cuts between words, never within one. */
function around(text: string, at: number, length: number): Pick<Found, 'before' | 'hit' | 'after'> {
  const start = at > reach.before ? text.indexOf(' ', at - reach.before) + 1 : 0
  const end = at + length + reach.after < text.length ? text.lastIndexOf(' ', at + length + reach.after) : text.length
  const from = Math.min(start, at)
  const to = Math.max(end, at + length)
  return {
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    hit: text.slice(at, at + length),
    after: text.slice(at + length, to) + (to < text.length ? ' …' : ''),
  }
}

/** Articles that hold every word that was typed; those that have them in their title first. */
export function searchHelp(topics: readonly Topic[], typed: string): Found[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const found = topics.flatMap((topic) =>
    topic.articles.flatMap((article) => {
      const text = wordsOf(article.content)
      const [title, body] = [fold(`${article.title} ${topic.title}`), fold(text)]
      if (!wanted.every((word) => title.includes(word) || body.includes(word))) return []
      const first = wanted.find((word) => body.includes(word))
      return [
        {
          topic,
          article,
          titled: wanted.every((word) => title.includes(word)),
          ...around(text, first ? body.indexOf(first) : 0, first?.length ?? 0),
        },
      ]
    }),
  )
  return found.toSorted((a, b) => Number(b.titled) - Number(a.titled)).map(({ titled: _titled, ...one }) => one)
}

/** The topic an address names, by itself or by one of its articles; the first one otherwise. */
export const topicAt = (topics: readonly Topic[], at: string | undefined): Topic | undefined =>
  topics.find(({ id, articles }) => id === at || articles.some((article) => article.id === at)) ?? topics[0]
