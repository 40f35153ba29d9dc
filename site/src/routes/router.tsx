import { lazy, type ComponentType, type ReactElement } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useLocation } from '../app/navigation/router.ts'
import { inTime } from '../app/browser/chunk-errors.ts'
import { KitWords } from '../app/i18n/KitWords.tsx'
import type { LoadPage } from '../app/routing/define-page.ts'
import { Guarded } from '../app/routing/Guarded.tsx'
import { canonical, routeAt, routeTable, type RouteRow } from '../app/routing/route-table.ts'
import HomePage from '../features/games/catalogue/home/HomePage.tsx'
import { SiteLayout } from './SiteLayout.tsx'
import { Waiting } from './waiting/Waiting.tsx'

/** A page beside the first one, with all the words of the kit. */
function page(load: LoadPage): ComponentType {
  const Page = lazy(() => inTime(load))
  return () => (
    <KitWords>
      <Page />
    </KitWords>
  )
}

/** The list of what loads them is no part of the first load: a page more costs home its address alone. */
const pageNamed = (name: string) =>
  page(async () => {
    const { openPage, pageLoads } = await import('./other-pages.ts')
    const found = pageLoads[name]
    if (!found) throw new Error(`nothing loads the page ${name}`)
    return openPage(found.load, found)
  })

const pages = new Map<string | null, ReactElement>()
for (const { page: name } of routeTable)
  if (name && !pages.has(name)) {
    const Page = pageNamed(name)
    pages.set(name, <Page />)
  }
// A part of the first load.
pages.set('home', <HomePage />)
const AgentLayout = page(() => import('./AgentLayout.tsx'))
const NotFound = page(() => import('../features/platform/system/NotFound.tsx'))

const shown = (row: RouteRow) => {
  const page = pages.get(row.page)
  return row.who === 'anyone' && !row.module ? (
    page
  ) : (
    <Guarded key={row.page} row={row} waiting={<Waiting />}>
      {page}
    </Guarded>
  )
}

/** The row of the address as a route; an address without a built page is not found. */
export function SiteRoutes() {
  const { pathname, search, hash } = useLocation()
  const path = canonical(pathname)
  // One spelling from here on: everything that compares addresses may do so plainly.
  if (path !== pathname) return <Navigate to={path + search + hash} replace />
  // The table knows the row: the router need not rank all of them at each step.
  const row = routeAt(path)
  return (
    <Routes>
      <Route element={row?.frame === 'agent' ? <AgentLayout /> : <SiteLayout />}>
        <Route path={row?.path ?? '*'} element={row ? shown(row) : <NotFound />} />
      </Route>
    </Routes>
  )
}
