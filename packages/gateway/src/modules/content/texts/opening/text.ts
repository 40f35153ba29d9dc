import type { TextKind } from '../store.ts'

/** A text of a new sandbox; bodies are markdown. */
export interface OpeningText {
  kind: Extract<TextKind, 'NEWS' | 'BLOG'>
  slug: string
  tags: readonly string[]
  picture: string
  texts: Readonly<Record<string, { title: string; summary: string; alt: string; body: string }>>
}
