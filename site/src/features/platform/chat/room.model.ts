import type { ChatMessage } from '@brand/sdk'

/** Messages kept on the page; older ones are asked for again. */
export const mostKept = 400

/** Messages of a room as far as they are known, by their place. */
export interface Known {
  list: readonly ChatMessage[]
  /** Up to here nothing is missing. */
  seq: number
}

export const nothing: Known = { list: [], seq: 0 }

/**
 * Adds messages: each is there once, in its place. A removal is no message of its own, but empties the one it names.
 * `upTo`: the position up to which the room was read with them.
 */
export function merge({ list, seq }: Known, more: readonly ChatMessage[], upTo = 0): Known {
  const bySeq = new Map(list.map((one) => [one.seq, one]))
  const removed = new Set<string>()
  for (const message of more) {
    if (message.kind === 'REMOVAL') removed.add(message.target ?? '')
    else {
      // The sender's own copy names it; the answer of the history may not.
      const before = bySeq.get(message.seq)
      bySeq.set(message.seq, before?.clientId ? { ...message, clientId: before.clientId } : message)
    }
  }
  const sorted = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
  return {
    list: removed.size > 0 ? sorted.map((one) => (removed.has(one.messageId) ? emptied(one) : one)) : sorted,
    seq: Math.max(seq, upTo, ...more.map((one) => one.seq)),
  }
}

function emptied({ receipt: _receipt, ...message }: ChatMessage): ChatMessage {
  return { ...message, removed: true, parts: [] }
}

/** Only the latest, where the reader is at the end. */
export const trimmed = (known: Known): Known =>
  known.list.length > mostKept ? { ...known, list: known.list.slice(-mostKept) } : known

/** Somebody chosen from the list of names. */
export interface Mentioned {
  person: string
  name: string
}

/** A text as it is sent: the names that were chosen become their marks, longer names first. */
export function withMarks(text: string, mentioned: readonly Mentioned[]): string {
  return mentioned
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((marked, { person, name }) => marked.replaceAll(`@${name}`, `<@${person}>`), text)
}

/** The name that is being typed before the caret, behind an `@` that begins a word. */
export function nameAt(text: string, caret: number): string | undefined {
  return /(?:^|\s)@([^\s@]{0,24})$/u.exec(text.slice(0, caret))?.[1]
}

/** Puts somebody in the place of the name that is being typed. */
export function mention(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = nameAt(text, caret)
  const start = typed === undefined ? caret : caret - typed.length - 1
  const gap = start > 0 && !/\s$/.test(text.slice(0, start)) ? ' ' : ''
  const before = `${text.slice(0, start)}${gap}@${name} `
  return { text: before + text.slice(caret).trimStart(), caret: before.length }
}

/** Characters as the gateway counts them. */
export const lengthOf = (text: string): number => [...text.trim().replaceAll(/\s+/gu, ' ')].length

/** The words of a message, to copy or to read out. */
export const wordsOf = ({ parts }: Pick<ChatMessage, 'parts'>, removed: string): string =>
  parts
    .map((part) =>
      part.kind === 'MENTION' ? `@${part.name ?? ''}` : part.kind === 'REMOVED' ? removed : (part.text ?? ''),
    )
    .join('')
