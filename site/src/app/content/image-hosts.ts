import type { SystemStatusOutput } from '@brand/sdk'

/** Hosts that pictures of authored texts may come from besides the site: its image hosts. */
export const imageHostsOf = (status: SystemStatusOutput | undefined): string[] =>
  (status?.info.imageCDNs ?? []).flatMap((address) => (URL.canParse(address) ? [new URL(address).hostname] : []))
