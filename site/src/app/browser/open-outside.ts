import { safeHref, type Allowed } from '@brand/ui/safe-link'

const limits: Allowed = { schemes: ['https:', 'http:'] }

/**
 * The host of an address outside this site, as the browser will ask for it: letters of other scripts in their plain
 * form. Undefined where the address is not safe.
 */
export const outsideHost = (href: string): string | undefined =>
  safeHref(href, limits) && URL.canParse(href) ? new URL(href).host : undefined

/**
 * Opens an address outside this site in a tab without access to this page. Nothing opens where it is not safe.
 */
export function openOutside(href: string, features = ''): void {
  const safe = safeHref(href, limits)
  if (safe) window.open(safe, '_blank', `noopener,noreferrer${features && `,${features}`}`)
}
