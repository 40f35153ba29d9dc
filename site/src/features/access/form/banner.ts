import type { SystemStatusOutput } from '@brand/sdk'

type Resources = SystemStatusOutput['info']['resources']

/**
 * A picture of the operator's resources with its label in the language, if its address is one a picture may
 * have.
 */
export function bannerOf(
  resources: Resources | undefined,
  name: string,
  lang: string,
): { url: string; label: string } | undefined {
  const found = resources && Object.hasOwn(resources, name) ? resources[name] : undefined
  if (!found || !/^(https:\/\/|\/(?![/\\]))\S+$/.test(found.url)) return undefined
  const own: unknown = (found as Record<string, unknown>)[`labelName${lang.slice(0, 1).toUpperCase()}${lang.slice(1)}`]
  return { url: found.url, label: typeof own === 'string' && own !== '' ? own : found.labelNameEn }
}
