import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import type { SettingsStore } from '../../settings/store.ts'
import type { MirrorKeys } from './keys.ts'
import { isDue, openList, signList, type Line, type SignedList } from './list.ts'
import { mirrorHost } from './settings.ts'
import { formatLocale } from '../../lib/text/languages.ts'
import { inEach } from '../../lib/text/localized.ts'
import { translate } from '../../lib/text/words.ts'

export interface MirrorOptions {
  keys: MirrorKeys
  /** Hosts that this gateway answers for. */
  hosts: readonly string[]
}

/** The signed list of the hosts of the site, and the key that pages pin. */
export interface Mirrors {
  /** Empty where there is none: pages check nothing then. */
  publicKey: () => string
  /** What is served; undefined where nothing is signed by the pinned key. */
  document: () => string | undefined
  /** Hosts in it, as a policy of a page names them. */
  hosts: () => readonly string[]
  /** Signs the list anew where that is due and this machine may. @returns whether it did */
  renew: () => Promise<boolean>
}

/** Names of lines that nobody has named. */
const names = ['harbour', 'courtyard', 'orchard', 'lantern', 'boathouse', 'terrace', 'arcade', 'garden'] as const

const nameOf = (language: string, at: number): string => {
  const name = names[at]
  if (name) return translate(language, `line.${name}`)
  return translate(language, 'line.number', { n: new Intl.NumberFormat(formatLocale(language)).format(at + 1) })
}

/** Lines for hosts that nobody has named. */
export const linesOf = (hosts: readonly string[], languages: readonly string[]): Line[] =>
  [...new Set(hosts)]
    .filter((host) => mirrorHost.safeParse(host).success)
    .map((host, at) => ({ name: inEach(languages, (language) => nameOf(language, at)), host, region: '' }))

export function createMirrors(
  store: SettingsStore,
  clock: Clock,
  log: FastifyBaseLogger,
  options: MirrorOptions | undefined,
): Mirrors {
  const settings = () => store.current().mirrors
  let read: { document: string; publicKey: string; list: SignedList | undefined } | undefined

  const publicKey = () => options?.keys.publicKey() ?? ''

  function current(): SignedList | undefined {
    const key = publicKey()
    const { signed } = settings()
    if (key === '' || signed === '') return undefined
    if (read?.document !== signed || read.publicKey !== key) {
      read = { document: signed, publicKey: key, list: openList(signed, key) }
      if (!read.list) log.error('the list of mirrors is not signed by the key of this gateway: none is served')
    }
    return read.list
  }

  return {
    publicKey,
    document: () => (current() ? settings().signed : undefined),
    hosts: () => current()?.lines.map(({ host }) => host) ?? [],
    async renew() {
      if (!options || !settings().automatic) return false
      const { keys, hosts } = options
      return store.change('mirrors', async ({ mirrors, languages }, written) => {
        const now = clock.now()
        const { automatic, signed: before, days } = mirrors
        const known = openList(before, publicKey())
        // What another key signed is another machine's to renew.
        if (!automatic || (before !== '' && !known && Date.parse(expiryOf(before)) > now.getTime())) return undefined
        keys.make()
        const lines = mirrors.lines.length > 0 ? mirrors.lines : linesOf(hosts, languages.supported)
        if (lines.length === 0 || !isDue(known, lines, now)) return undefined
        const signed = await signList(keys, { lines, days, now, before })
        return signed === undefined ? undefined : { ...written, signed }
      })
    },
  }
}

/** When a document ends that another key signed; what cannot be read has ended. */
function expiryOf(document: string): string {
  try {
    const { payload } = JSON.parse(document) as { payload: string }
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as SignedList).expiresAt
  } catch {
    return ''
  }
}
