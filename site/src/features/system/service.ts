import type { SystemStatusOutput } from '@brand/sdk'
import { safeHref } from '@brand/ui/safe-link'
import { useQuery } from '@tanstack/react-query'
import { sdk } from '../../app/client.ts'

/** Messengers that customer service may be on; besides them only the house's own hosts (trust A-27). */
const messengers = ['t.me', 'm.me', 'wa.me']

/** The hosts a service address may name: messengers, this site's, and the main domain with all below it. */
export function serviceHosts(mainDomain: string | undefined, here: string): string[] {
  const address = mainDomain?.includes('://') ? mainDomain : `https://${mainDomain}`
  const main = mainDomain && URL.canParse(address) ? [`.${new URL(address).hostname}`] : []
  return [...messengers, here, ...main]
}

/**
 * Address of the first customer-service entry that opens and is safe to go to; undefined until then, or where there is none.
 * Paths come sealed (spec §3): one that does not open is as good as none.
 */
export function useService(status: SystemStatusOutput | undefined): string | undefined {
  const { customerService = [], mainDomain } = status?.info ?? {}
  const sealed = customerService.map(({ path }) => path)
  const { data } = useQuery({
    queryKey: ['system', 'service', sealed],
    queryFn: () => Promise.all(sealed.map(async (path) => (await sdk.open(path)) ?? '')),
    enabled: sealed.length > 0,
    staleTime: Infinity,
  })
  return data?.map((path) => safeHref(path, { schemes: ['https:'], hosts: serviceHosts(mainDomain, location.hostname) })).find(Boolean)
}
