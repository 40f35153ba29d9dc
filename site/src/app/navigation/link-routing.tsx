import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from './router.ts'
import { inTime } from '../browser/chunk-errors.ts'
import { KitWords } from '../i18n/KitWords.tsx'

/** The link that a plain press of the first button is on. */
const pressedLink = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element) ? null : event.target.closest('a')

/** The path a click on a link leads to inside this site, or null: the browser's business. */
export function routeOf(event: MouseEvent, origin: string): string | null {
  const link = pressedLink(event)
  if (!link?.href || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  if ((link.target && link.target !== '_self') || link.hasAttribute('download') || link.origin !== origin) return null
  const { pathname, search, hash } = link
  const samePage = hash !== '' && pathname === location.pathname && search === location.search
  return samePage || /\.\w+$/.test(pathname) ? null : pathname + search + hash
}

/** The address a click on a link leads to outside this site, or null. */
export function outsideOf(event: MouseEvent, origin: string): string | null {
  const link = pressedLink(event)
  return link && /^https?:$/.test(link.protocol) && link.origin !== origin ? link.href : null
}

const LeaveSite = lazy(() => inTime(() => import('../overlays/LeaveSite.tsx')))

/**
 * The kit's links are plain; this one listener routes those of our own site in the page, and confirms others before
 * they are followed. Returns the confirmation.
 */
export function useLinkRouting(): ReactNode {
  const navigate = useNavigate()
  const [outside, setOutside] = useState<string | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const away = outsideOf(event, location.origin)
      if (away) {
        event.preventDefault()
        return setOutside(away)
      }
      const path = routeOf(event, location.origin)
      if (path === null) return
      event.preventDefault()
      // Once more to where one is: no second entry in the history.
      if (path === location.pathname + location.search + location.hash) scrollTo({ top: 0 })
      else void navigate(path)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
  return outside ? (
    <Suspense fallback={null}>
      <KitWords>
        <LeaveSite href={outside} onClose={() => setOutside(null)} />
      </KitWords>
    </Suspense>
  ) : null
}
