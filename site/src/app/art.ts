import { directionOf } from '@brand/ui/theme'
import { useImageHost } from './browser/image-host.ts'
import { useLang } from './i18n/i18n.ts'
import { usePreferences, type BrandId } from './storage/preferences.ts'

/** Art style of each brand's pictures: `art` of its JSON. */
export const artStyles: Record<BrandId, 'jewel' | 'market'> = { veranda: 'jewel', haat: 'market' }

/**
 * A picture in a brand's art style, a banner with its motif at the end of the line. Pictures that are not drawn by the
 * gateway stay as they are.
 */
export function artFor(brand: BrandId, url: string, lang = ''): string {
  if (!url.startsWith('/art/')) return url
  const asked = [
    ...(artStyles[brand] === 'jewel' ? [] : [`style=${artStyles[brand]}`]),
    ...(url.startsWith('/art/banner/') && directionOf(lang) === 'rtl' ? ['side=left'] : []),
  ]
  return asked.length > 0 ? `${url}?${asked.join('&')}` : url
}

/**
 * `const art = useArt()`, `art(game.iconUrl)`: the picture as the brand in force draws it, from the image host of this
 * session. `from`: another one, empty for this site.
 */
export function useArt(): (url: string, from?: string) => string {
  const { brand } = usePreferences()
  const host = useImageHost()
  const lang = useLang()
  return (url, from = host) => (url.startsWith('/art/') ? from : '') + artFor(brand, url, lang)
}

/** The wide picture of a game: the drawn one of its tile's address, else that of its number. */
export const bannerOf = (game: { iconUrl: string; gameType: string; nodeId: number }): string =>
  (/^\/art\/[a-z]+\/[a-z0-9-]+\.svg$/.test(game.iconUrl) ? game.iconUrl : drawnTile(game)).replace(
    '/art/',
    '/art/banner/',
  )

/** The drawing shown where a game's own icon fails. */
export const drawnTile = ({ gameType, nodeId }: { gameType: string; nodeId: number }): string =>
  `/art/${gameType.toLowerCase()}/${nodeId}.svg`

/** The wide picture of a vendor's games in a category. */
export const vendorBanner = (gameType: string, vassalage: string): string =>
  `/art/banner/${gameType.toLowerCase()}/${vassalage.toLowerCase().replaceAll('_', '-')}.svg`
