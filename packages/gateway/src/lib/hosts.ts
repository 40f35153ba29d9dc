import { LRUCache } from 'lru-cache'

/** A host as a URL spells it: lower case, IPv6 in brackets. Without a port any port is meant. */
export interface Host {
  name: string
  port: string | undefined
}

const written = /^(?:\[[\da-f:.]{2,45}\]|[a-z\d_](?:[a-z\d._-]{0,251}[a-z\d_])?\.?)(?::(\d{1,5}))?$/i

/** Parsed hosts: the same few come with every request. */
const parsed = new LRUCache<string, Host>({ max: 100 })

/** Reads `name`, `name:port`, `[::1]:port`; undefined for anything else. */
export function readHost(text: string): Host | undefined {
  const host = parsed.get(text) ?? parseHost(text)
  if (host) parsed.set(text, host)
  return host
}

function parseHost(text: string): Host | undefined {
  const found = written.exec(text)
  if (!found || !URL.canParse(`http://${text}`)) return undefined
  return { name: new URL(`http://${text}`).hostname, port: found[1] }
}

/** An entry of a list of hosts: a host, or the address of a site. @throws Error where it is neither */
export function hostEntry(text: string): Host {
  const host = readHost(text.includes('://') && URL.canParse(text) ? new URL(text).host : text)
  if (!host)
    throw new Error(
      `"${text}" is no host: write a name or address, with a port if only that one counts, for instance play.example or 192.168.1.20:8080`,
    )
  return host
}
