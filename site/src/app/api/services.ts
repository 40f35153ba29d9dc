import type { SystemStatusOutput } from '@brand/sdk'
import { safeHref } from '@brand/ui/safe-link'
import { useQuery } from '@tanstack/react-query'
import { sdk } from './client.ts'

type Info = SystemStatusOutput['info']

/**
 * The hosts a service address may name: those the settings name, this site's, and the main domain with all below it.
 */
export function serviceHosts(
  { serviceHosts: listed = [], mainDomain }: Partial<Pick<Info, 'serviceHosts' | 'mainDomain'>>,
  here: string,
): string[] {
  const address = mainDomain?.includes('://') ? mainDomain : `https://${mainDomain}`
  const main = mainDomain && URL.canParse(address) ? [`.${new URL(address).hostname}`] : []
  return [...listed, here, ...main]
}

/** In the order of the floating menu; a kind of a newer gateway is `OTHER`. */
export const serviceKinds = ['LIVECHAT', 'TELEGRAM', 'FACEBOOK', 'OTHER'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** A way to reach the operator, its address checked. */
export interface Service {
  kind: ServiceKind
  /** As the operator calls it. */
  title: string
  href: string
}

const none: readonly Service[] = []

/**
 * The customer-service entries that open and are safe to go to, in the order of the operator; undefined until they are
 * known. Paths come sealed: one that does not open is as good as none.
 */
export function useKnownServices(status: SystemStatusOutput | undefined): readonly Service[] | undefined {
  const { customerService = [], mainDomain, serviceHosts: listed } = status?.info ?? {}
  const { data } = useQuery({
    queryKey: ['system', 'service', customerService, mainDomain, listed],
    queryFn: async () => {
      // One that does not open must not take the others with it.
      const paths = await Promise.all(customerService.map(({ path }) => sdk.open(path).catch(() => undefined)))
      const hosts = serviceHosts({ mainDomain, serviceHosts: listed }, location.hostname)
      return customerService.flatMap(({ csType, title }, at): Service[] => {
        const href = safeHref(paths[at], { schemes: ['https:'], hosts })
        return href ? [{ kind: serviceKinds.find((kind) => kind === csType) ?? 'OTHER', title, href }] : []
      })
    },
    enabled: customerService.length > 0,
    staleTime: Infinity,
  })
  return status && customerService.length === 0 ? none : data
}

/** The same; none until they are known. */
export const useServices = (status: SystemStatusOutput | undefined): readonly Service[] =>
  useKnownServices(status) ?? none

/** Address of the first of them. */
export const useService = (status: SystemStatusOutput | undefined): string | undefined => useServices(status)[0]?.href
