import { useLayoutEffect, type MouseEvent, type ReactNode } from 'react'
import { MemoryRouter, UNSAFE_LocationContext as LocationContext, useLocation, useNavigate } from 'react-router-dom'
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

/**
 * A place of its own for a centre that is open over another page: its pages, filters and links work as they do at its
 * address, and the address of the page below stays.
 */
export function WithinCentre({ path, page, onLeave, className, children }: WithinCentreProps) {
  return (
    // A router within a router is only refused where it sees the other's place.
    <LocationContext.Provider value={null as never}>
      <MemoryRouter initialEntries={[page ? `${path}?${new URLSearchParams({ page }).toString()}` : path]}>
        <Stay path={path} onLeave={onLeave} className={className}>
          {children}
        </Stay>
      </MemoryRouter>
    </LocationContext.Provider>
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
