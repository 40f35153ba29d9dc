import type { ContentBannersOutput } from '@brand/sdk'
import { safeHref } from '@brand/ui/safe-link'
import { paths, seamlessPath } from '../../../../app/routing/paths.ts'
import { safePath } from '../../../../app/routing/redirect.ts'
import type { HomeBanner } from './banners.ts'

export type Served = ContentBannersOutput['list'][number]

/**
 * Where a served banner leads: into a game, to a place of this site, or outside; nowhere where its address is none of
 * them.
 */
export function wayOf({
  linkageType,
  url,
  game,
}: Pick<Served, 'linkageType' | 'url' | 'game'>): Pick<HomeBanner, 'href' | 'game'> & { outside?: string } {
  if (linkageType === 'GAME' && game) return { href: seamlessPath(game, paths.home), game: true }
  const path = linkageType === 'ROUTE' ? safePath(url, '') : ''
  if (path) return { href: path, game: false }
  const outside = linkageType === 'LINK' ? safeHref(url, { schemes: ['https:'] }) : undefined
  return outside && !/^[/?#]/.test(outside) ? { outside } : {}
}
