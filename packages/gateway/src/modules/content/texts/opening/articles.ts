import { readFileSync, readdirSync } from 'node:fs'
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

// Beside this file from source, and beside the bundle once built (scripts/finish-build.ts).
const folder = new URL('./articles/', import.meta.url)

/** A file of `name: value` lines between two of dashes, and the body. */
function read(file: string): Words {
  const [, head = '', body = ''] =
    /^---\n(.*?)\n---\n\n(.*)\n$/s.exec(readFileSync(new URL(file, folder), 'utf8')) ?? []
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
export function articlesOf(kind: Article['kind']): Article[] {
  const files = readdirSync(folder)
  return listed[kind].map((article) => {
    const own = files.filter((file) => file.startsWith(`${article.slug}.`))
    const texts = own.map((file) => [file.split('.')[1] ?? '', read(file)] as const)
    return { kind, ...article, texts: Object.fromEntries(texts) }
  })
}
