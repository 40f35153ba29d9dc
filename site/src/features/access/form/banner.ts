import type { SystemStatusOutput } from '@brand/sdk'
import { labelOf } from '../../../app/content/label-of.ts'

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
  return { url: found.url, label: labelOf(found, lang) }
}
