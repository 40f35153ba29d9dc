import { useCallback, useLayoutEffect, useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { resolvePath, type Location, type NavigateFunction, type NavigateOptions, type To } from 'react-router-dom'
import { PlaceContext, useLocation, useNavigate } from '../navigation/router.ts'
import { routeOf } from '../navigation/link-routing.tsx'
import { paths, stayingInAgentCentre } from '../routing/paths.ts'

interface WithinCentreProps {
  /** Address of the centre: what is opened within it stays here. */
  path: string
  /** Page to begin with. */
  page?: string | undefined
  /** The person goes somewhere else. */
  onLeave: (to: string) => void
  className?: string | undefined
  children: ReactNode
}

/** What a visit of a centre over another page has been to, and where in that it is. */
interface Visit {
  entries: readonly Location[]
  at: number
}

let keys = 0
const locationOf = (to: To, from: string, state?: unknown): Location => ({
  ...resolvePath(to, from),
  state,
  key: `within-${++keys}`,
})

function go({ entries, at }: Visit, to: To | number, options: NavigateOptions = {}): Visit {
  if (typeof to === 'number') return { entries, at: Math.min(Math.max(0, at + to), entries.length - 1) }
  const next = locationOf(to, entries[at]?.pathname ?? '/', options.state)
  const kept = entries.slice(0, options.replace ? at : at + 1)
  return { entries: [...kept, next], at: kept.length }
}

/**
 * A place of its own for a centre that is open over another page: its pages, filters and links work as they do at its
 * address, and the address of the page below stays.
 */
export function WithinCentre({ path, page, onLeave, className, children }: WithinCentreProps) {
  const [{ entries, at }, setVisit] = useState<Visit>(() => ({
    entries: [locationOf(page ? `${path}?${new URLSearchParams({ page }).toString()}` : path, '/')],
    at: 0,
  }))
  const location = entries[at]
  const navigate = useCallback<NavigateFunction>(
    (to: To | number, options?: NavigateOptions) => setVisit((visit) => go(visit, to, options)),
    [],
  )
  const place = useMemo(() => location && { location, navigate }, [location, navigate])
  if (!place) return null
  return (
    <PlaceContext.Provider value={place}>
      <Stay path={path} onLeave={onLeave} className={className}>
        {children}
      </Stay>
    </PlaceContext.Provider>
  )
}

function Stay({ path, onLeave, className, children }: Omit<WithinCentreProps, 'page'>) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const left = pathname !== path
  useLayoutEffect(() => {
    if (left) onLeave(pathname + search + hash)
  }, [left, pathname, search, hash, onLeave])
  if (left) return null
  const follow = (event: MouseEvent) => {
    const pressed = routeOf(event.nativeEvent, location.origin)
    if (pressed === null) return
    const to = path === paths.agentHome ? stayingInAgentCentre(pressed) : pressed
    // Links elsewhere are the page's business, which closes what is over it.
    if (to.split(/[?#]/, 1)[0] !== path) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    // The links within are what is pressed; this only hears of it.
    <div role="presentation" className={className} onClick={follow}>
      {children}
    </div>
  )
}
