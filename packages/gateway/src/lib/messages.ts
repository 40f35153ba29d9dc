import type { messageCategories, MessageSubject } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Localized } from './text/localized.ts'

/**
 * What the gateway writes to people by itself: the texts of a kind are `message.<kind>.title` and `.text` in
 * `locales/<lang>/gateway.json`, and are looked up when the message is read. A module adds its own by declaration
 * merging, and gives them to `defineModule`.
 */
export interface MessageKinds {}
export type MessageKind = keyof MessageKinds

type Subject = z.input<typeof MessageSubject>

export interface MessageRule {
  category: (typeof messageCategories)[number]
  /** The value that chooses among the plural forms of its text. */
  counted?: string
  /** What a message is about, which opens from it. */
  about?: (values: MessageValues) => Subject
}

/**
 * Money is kept as a figure with its asset, and written out in the language of the reader; so are a `word`, a key of
 * `locales/<lang>/gateway.json`, a `name` that an operator has written by language, and a month, `2026-11`.
 */
export type MessageValue =
  | string
  | number
  | { money: string; asset: string }
  | { word: string }
  | { name: Localized }
  | { month: string }
export type MessageValues = Record<string, MessageValue>

/** What a message is about: something of a type, named by one of its values. */
export const aboutValue =
  (type: Subject['type'], key: string) =>
  (values: MessageValues): Subject => {
    const value = values[key]
    return { type, reference: typeof value === 'object' ? '' : String(value ?? '') }
  }

let rules: Readonly<Record<string, MessageRule>> = {}

/** The composition root tells once what the modules have. */
export function setMessageKinds(kinds: Readonly<Record<string, MessageRule>>): void {
  rules = kinds
}

/** Undefined for a kind that only a newer gateway on the same database knows. */
export const ruleOf = (kind: string): MessageRule | undefined => (Object.hasOwn(rules, kind) ? rules[kind] : undefined)

export const messageKinds = (): MessageKind[] => Object.keys(rules) as MessageKind[]
