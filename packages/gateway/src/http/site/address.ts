/** The page that the service worker keeps, and shows when there is no network: a page that draws itself, for nobody. */
export const appShell = '/app-shell'

/** What only programs call. They get envelopes, also for an address that is none. */
const calls = /^\/(?:wps|lgw|lotto|vendor)\//

export const isCall = (address: string): boolean => calls.test(address)

function decodes(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The address a person asked for, in a form that a router can decode: where that is impossible (`/%E0%A4%A`), its
 * percent signs count as they stand. Such an address leads nowhere, but gets the page that says so. Calls stay as they
 * are.
 */
export function readable(address: string): string {
  const path = address.split('?', 1)[0] ?? ''
  if (!path.includes('%') || isCall(path) || decodes(path)) return address
  return path.replaceAll('%', '%25') + address.slice(path.length)
}

/** The `lang` of an address, which names the language of a page, and the address without it. */
export function languageIn(address: string): { wanted: string | undefined; rest: string } {
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const others = query.split('&').filter((pair) => pair !== '' && !/^lang(?:=|$)/.test(pair))
  const wanted = new URLSearchParams(query).get('lang') ?? undefined
  return { wanted, rest: wanted === undefined ? address : [path, others.join('&')].filter(Boolean).join('?') }
}
