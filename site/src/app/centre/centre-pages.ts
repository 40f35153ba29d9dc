import { lazy, type ComponentType } from 'react'
import type { CentrePageDefinition, LoadPage } from '../routing/define-page.ts'
import { openPage } from '../routing/open-page.ts'
import { centres, type CentreName, type PageId } from './centres.ts'

export interface CentrePage extends CentrePageDefinition {
  id: PageId
  Component: ComponentType
}

/** As the tables of the centres list a page. */
export type LoadedCentrePage<C extends CentreName = CentreName> = CentrePageDefinition<C> & {
  id: PageId<C>
  load: LoadPage
}

/** Pages of a centre, each loaded when it is opened, in the order of the menu. */
export function centrePages(centre: CentreName, defined: readonly LoadedCentrePage[]): readonly CentrePage[] {
  const groups: readonly string[] = centres[centre].groups
  return defined
    .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.order - b.order)
    .map(({ load, ...page }) => ({ ...page, Component: lazy(() => openPage(load, page)) }))
}
