import { hostOf, MirrorListRefused, readMirrorList, type MirrorFault, type MirrorList } from '@brand/sdk'
import { slot } from '../storage/storage.ts'

/** Where the signed list is, on each of our hosts. */
export const listAddress = '/.well-known/wps-mirrors.json'

/** What is known of the hosts of the site. */
export type Mirrors =
  /** Signed by the pinned key. `kept`: the copy of this device, as the list could not be read. */
  | { kind: 'signed'; list: MirrorList; kept: boolean }
  | { kind: 'refused'; fault: MirrorFault }
  /** This host has none. */
  | { kind: 'none' }
  /** Nobody may play where the person is: no list is given there. */
  | { kind: 'closed' }
  | { kind: 'unreachable' }

/** The key of the list: it came in the page, or with its build, so that a list cannot bring its own. */
export function pinnedKey(): string {
  const content = document.querySelector('meta[name="mirror-key"]')?.getAttribute('content') ?? ''
  return /^[\w-]{43}$/.test(content) ? content : ''
}

interface Kept {
  key: string
  version: number
  document: string
  /** When it was read, ms since 1970. */
  at: number
}

function keptOf(text: string): Kept | undefined {
  const { key, version, document, at } = JSON.parse(text) as Kept
  return typeof key === 'string' && Number.isSafeInteger(version) && typeof document === 'string' && Number.isFinite(at)
    ? { key, version, document, at }
    : undefined
}

/** The newest list this device has seen: an older one is refused from then on. */
const kept = slot('localStorage', 'mirrors', keptOf, JSON.stringify)

const faultOf = (error: unknown): MirrorFault => (error instanceof MirrorListRefused ? error.fault : 'malformed')

async function keptList(publicKey: string, now: Date): Promise<Mirrors> {
  const copy = kept.read()
  if (copy?.key !== publicKey) return { kind: 'unreachable' }
  return readMirrorList(copy.document, { publicKey, now }).then(
    (list): Mirrors => ({ kind: 'signed', list, kept: true }),
    (): Mirrors => ({ kind: 'unreachable' }),
  )
}

/** Reads and checks the list of this host. */
export async function readMirrors(publicKey: string, signal?: AbortSignal): Promise<Mirrors> {
  if (publicKey === '') return { kind: 'none' }
  const now = new Date()
  let document: string
  try {
    const answer = await fetch(listAddress, { cache: 'no-store', redirect: 'error', ...(signal && { signal }) })
    if (answer.status === 451) return { kind: 'closed' }
    if (answer.status === 404) return { kind: 'none' }
    if (!answer.ok) return await keptList(publicKey, now)
    document = await answer.text()
  } catch {
    return keptList(publicKey, now)
  }
  const before = kept.read()
  const knownVersion = before?.key === publicKey ? before.version : 0
  try {
    const list = await readMirrorList(document, { publicKey, now, knownVersion })
    kept.write({ key: publicKey, version: list.version, document, at: now.getTime() })
    return { kind: 'signed', list, kept: false }
  } catch (error) {
    return { kind: 'refused', fault: faultOf(error) }
  }
}

/** How long the copy of this device is enough to know its own host, ms. */
const enoughMs = 60 * 60_000

/** The list for a host that it named an hour ago: the copy of this device, or else that of the host. */
export async function readMirrorsFor(host: string, publicKey: string, signal?: AbortSignal): Promise<Mirrors> {
  const age = Date.now() - (kept.read()?.at ?? 0)
  const copy = age >= 0 && age < enoughMs ? await keptList(publicKey, new Date()) : undefined
  return copy && verdictOn(host, copy) === 'ours' ? copy : readMirrors(publicKey, signal)
}

/** What a list says about a host. */
export type Verdict = 'ours' | 'foreign' | 'forged' | 'old' | 'unsupported' | 'none' | 'unknown'

export function verdictOn(host: string, mirrors: Mirrors): Verdict {
  if (mirrors.kind === 'signed') return mirrors.list.lines.some((line) => line.host === host) ? 'ours' : 'foreign'
  if (mirrors.kind === 'none' || mirrors.kind === 'closed') return 'none'
  if (mirrors.kind === 'unreachable') return 'unknown'
  if (mirrors.fault === 'unsupported') return 'unsupported'
  return mirrors.fault === 'expired' || mirrors.fault === 'not_yet_valid' ? 'old' : 'forged'
}

export { hostOf }
