import { openingArticle } from '../../../../lib/text/opening.ts'
import type { TextKind } from '../store.ts'
import listed from './articles.json' with { type: 'json' }

interface Words {
  title: string
  summary: string
  /** What the picture shows. */
  alt: string
  body: string
}

/** An article of a new sandbox; bodies are markdown. */
export interface Article {
  kind: Extract<TextKind, 'NEWS' | 'BLOG'>
  slug: string
  tags: readonly string[]
  picture: string
  /** By language. */
  texts: Readonly<Record<string, Words>>
}

/** A file of `name: value` lines between two of dashes, and the body. */
function wordsIn(text: string): Words {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n\n(.*)\n$/s.exec(text) ?? []
  const {
    title = '',
    summary = '',
    alt = '',
  } = Object.fromEntries(
    head.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  ) as Partial<Words>
  return { title, summary, alt, body }
}

/** The articles of a kind in each language that has them, the newest first. */
export const articlesOf = (kind: Article['kind']): Article[] =>
  listed[kind].map((article) => {
    const texts = Object.entries(openingArticle(article.slug)).map(([tag, text]) => [tag, wordsIn(text)] as const)
    return { kind, ...article, texts: Object.fromEntries(texts) }
  })
