import { lazy, type ComponentType } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { SiteLayout } from './SiteLayout.tsx'
import { Waiting } from './waiting/Waiting.tsx'
import { inTime } from '../app/browser/chunk-errors.ts'
import { Guarded } from '../app/routing/Guarded.tsx'
import { KitWords } from '../app/i18n/KitWords.tsx'
import { canonical, routeTable, type RouteRow } from '../app/routing/route-table.ts'

type Load = () => Promise<{ default: ComponentType }>

/** A page beside the first one, with all the words of the kit. */
function page(load: Load): ComponentType {
  const Page = lazy(() => inTime(load))
  return () => (
    <KitWords>
      <Page />
    </KitWords>
  )
}

const pages = {
  Home: lazy(() => inTime(() => import('./Home.tsx'))),
  Lobby: page(() => import('./Lobby.tsx')),
  Favourites: page(() => import('./Favourites.tsx')),
  Recent: page(() => import('./Recent.tsx')),
  Seamless: page(() => import('./Seamless.tsx')),
  Lottery: page(() => import('./Lottery.tsx')),
  Help: page(() => import('./Help.tsx')),
  Agent: page(() => import('./agent/Agent.tsx')),
  AgentHome: page(() => import('./agent/AgentHome.tsx')),
  Member: page(() => import('./member/Member.tsx')),
}
/** What a row of the route table may show. */
export type PageName = keyof typeof pages

const AgentLayout = page(() => import('./agent/AgentLayout.tsx'))
const NotFound = page(() => import('./NotFound.tsx'))

function routeOf(row: RouteRow) {
  if (!row.page) return null
  const Page = pages[row.page]
  const open = row.who === 'anyone' && !row.module
  return (
    <Route
      key={row.path}
      path={row.path}
      element={
        open ? (
          <Page />
        ) : (
          <Guarded row={row} waiting={<Waiting />}>
            <Page />
          </Guarded>
        )
      }
    />
  )
}

/** The rows of the route table as routes; an address without a built page is not found. */
export function SiteRoutes() {
  const { pathname, search, hash } = useLocation()
  const path = canonical(pathname)
  // One spelling from here on: everything that compares addresses may do so plainly.
  if (path !== pathname) return <Navigate to={path + search + hash} replace />
  return (
    <Routes>
      <Route element={<AgentLayout />}>{routeTable.filter((row) => row.view === 'agent').map(routeOf)}</Route>
      <Route element={<SiteLayout />}>
        {routeTable.filter((row) => row.view === 'site').map(routeOf)}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
