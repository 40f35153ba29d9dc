import { slot } from '../../../app/storage/storage.ts'

const names = ['referralCode', 'affiliateCode'] as const

/** Codes a link to `/register` carried: of the friend who invites, of the agent who brings. */
export type Invitation = Partial<Record<(typeof names)[number], string>>

/** A code as it was meant: links are copied with the bracket or full stop behind them. */
const meant = (code: string | null) => code?.normalize('NFKC').replace(/^[^A-Za-z0-9_-]+|[^A-Za-z0-9_-]+$/g, '') ?? null
const good = (code: string | null) => (code !== null && /^[A-Za-z0-9_-]{1,32}$/.test(code) ? code : undefined)

const kept = (name: (typeof names)[number]) => slot('sessionStorage', name, good)

/** The codes of the address, kept for the visit until an account is opened. */
export function invitation(query: URLSearchParams): Invitation {
  const found: Invitation = {}
  for (const name of names) {
    const here = good(meant(query.get(name)))
    if (here) kept(name).write(here)
    const code = here ?? kept(name).read()
    if (code) found[name] = code
  }
  return found
}

/** Removes a code that is invalid or used. */
export function dropInvitation(...which: (keyof Invitation)[]): void {
  for (const name of which.length > 0 ? which : names) kept(name).write(null)
}
