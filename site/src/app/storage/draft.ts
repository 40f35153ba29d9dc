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
} as const satisfies Record<string, 'door' | 'person'>

type DraftKind = keyof typeof draftOwners
/** `paid.<order>` is one of many of its kind. */
export type DraftName = DraftKind | `${DraftKind}.${string}`

/** One-time values, secrets, and agreements that are given anew. */
const never = /password|captcha|code$|^(age|agree)$/i

function read(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 256,
      ),
    )
  } catch {
    return {}
  }
}

/** `const draft = draftOf('register')`: what was typed there last in this tab, and how to keep it. */
export function draftOf(name: DraftName): Draft {
  const key = prefix + name
  return {
    values: read(key),
    keep(values) {
      const open = Object.entries(values).filter(([field, value]) => value !== '' && !never.test(field))
      try {
        sessionStorage.setItem(
          key,
          JSON.stringify({
            ...read(key),
            ...Object.fromEntries(Object.keys(values).map((field) => [field, ''])),
            ...Object.fromEntries(open),
          }),
        )
      } catch {
        // Storage is closed: a reload loses what was typed.
      }
    },
    drop() {
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** A logout removes everything. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
