import { forgetKeys, slot } from './storage.ts'

/**
 * What was typed into a form, kept for this tab until it is sent: a reload, a login in between or a closed dialog
 * loses nothing. `keep` leaves out what no storage may hold.
 */
export interface Draft {
  values: Record<string, string>
  keep: (values: Readonly<Record<string, string>>) => void
  drop: () => void
}

const prefix = 'draft.'

/**
 * Every draft and its owner. What was typed at a `door` belongs to the visitor: it ends at a
 * login, or when a password is reset. What a `person` typed ends at their logout or when another account
 * logs in.
 */
export const draftOwners = {
  login: 'door',
  register: 'door',
  forgot: 'door',
  withdraw: 'person',
  deposit: 'person',
  paid: 'person',
  transfer: 'person',
  upline: 'person',
  downline: 'person',
  packet: 'person',
  convert: 'person',
  redeem: 'person',
  gift: 'person',
  question: 'person',
  reply: 'person',
  letter: 'person',
  feedback: 'person',
} as const satisfies Record<string, 'door' | 'person'>

type DraftKind = keyof typeof draftOwners
/** `paid.<order>` or `reply.<ticket>` is one of many of its kind. */
export type DraftName = DraftKind | `${DraftKind}.${string}`

/** One-time values, secrets, and agreements that are given anew. */
const never = /password|captcha|(?<!^post)code$|^(age|agree)$/i

/** Characters of a value: more than any form takes. */
const longest = 4000

function parse(text: string): Record<string, string> | undefined {
  const kept: unknown = JSON.parse(text)
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return undefined
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= longest,
    ),
  )
}

/** `const draft = draftOf('register')`: what was typed there last in this tab, and how to keep it. */
export function draftOf(name: DraftName): Draft {
  const kept = slot('sessionStorage', prefix + name, parse, JSON.stringify)
  const read = () => kept.read() ?? {}
  return {
    values: read(),
    keep(values) {
      const open = Object.entries(values).filter(([field, value]) => value !== '' && !never.test(field))
      kept.write({
        ...read(),
        ...Object.fromEntries(Object.keys(values).map((field) => [field, ''])),
        ...Object.fromEntries(open),
      })
    },
    drop: () => void kept.write(null),
  }
}

/** A logout removes everything. */
export const dropDrafts = (): void => forgetKeys((key) => key.startsWith(prefix))
