import { buttonAttributes } from '@brand/ui/button'
import { Link } from '@brand/ui/link'
import { useEffect } from 'react'
import { useArt } from '../../../../app/art.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import type { HomeBanner } from './banners.ts'
import { wayOf, type Served } from './served-banners.ts'

interface ServedBannersProps {
  /** What hangs now; undefined where the gateway hangs nothing, and those drawn with the page stay. */
  onServed: (banners: readonly HomeBanner[] | undefined) => void
}

/**
 * Asks for the banners of home, and hands them on once the first picture can be shown: nothing goes white, nothing
 * moves.
 */
export default function ServedBanners({ onServed }: ServedBannersProps) {
  const art = useArt()
  const { data } = useApiQuery(sdk.content.banners, {}, { keep: true })
  const first = data?.list[0] && art(data.list[0].imageUrl, '')
  useEffect(() => {
    if (!data) return
    if (!first) return onServed(undefined)
    let late = false
    const picture = new Image()
    picture.src = first
    // One that does not come is the page's loss as it would be anyhow.
    const hang = () => void (late || onServed(data.list.map(bannerOf)))
    picture.decode().then(hang, hang)
    return () => {
      late = true
    }
  }, [data, first, onServed])
  return null
}

function bannerOf({ id, imageUrl, alt, kicker, title, text, action, ...leads }: Served): HomeBanner {
  const { outside, ...way } = wayOf(leads)
  return {
    id,
    picture: imageUrl,
    alt,
    kicker,
    title,
    text,
    action,
    ...way,
    ...(outside && {
      way: (
        <Link newTab {...buttonAttributes()} href={outside}>
          {action}
        </Link>
      ),
    }),
  }
}
