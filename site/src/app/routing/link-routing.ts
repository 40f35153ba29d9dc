import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** The path a click on a link leads to inside this site, or null: the browser's business. */
export function routeOf(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  const samePage = url.hash !== '' && url.pathname === location.pathname && url.search === location.search
  if (url.origin !== origin || samePage || /\.\w+$/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** The kit's links are plain; this one listener keeps those of our own site in the page. */
export function useLinkRouting(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = routeOf(event, location.origin)
      if (path === null) return
      event.preventDefault()
      // Once more to where one is: no second entry in the history (spec §2, duplicate navigation).
      if (path === location.pathname + location.search + location.hash) scrollTo({ top: 0 })
      else void navigate(path)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}
