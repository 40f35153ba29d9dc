import type { ModuleId } from '@brand/sdk'
import type { ComponentType } from 'react'
import type { BadgeName, CentreName, GroupOf, Permission } from '../centre/centres.ts'
import type { Area } from '../i18n/words.ts'

// What a page of the site declares, in the `page.ts` (or `<name>.page.ts`) of its feature. `npm run gen` makes
// the tables of all pages from these files: no list is written by hand.

/**
 * Who may open an address: anyone; `guest` only without an account; `member` any session; `player` the same, and a
 * visitor who reads the odds of a sports board; `real` a session that is no trial;
 * `agent` agents; `noAgent` anyone but an agent who is already in.
 */
export type Who = 'anyone' | 'guest' | 'member' | 'player' | 'real' | 'agent' | 'noAgent'

/**
 * Frame of a page. `site`: header, side menu and footer; `centre` without the side menu, as it has a menu
 * of its own; `game` without side menu and footer; `agent` nothing of the player site.
 */
export type Frame = 'site' | 'centre' | 'game' | 'agent'

/** What a page looks like until its code is here. */
export type Outline = 'member' | 'games' | 'wide' | 'game' | 'agent' | 'plain' | 'home'

/** The heading of a page, known before its code is here. */
export interface PageTitle {
  /** Words that hold it. */
  area: Area
  key: string
}

/** A page until its code is here. */
export interface PageOutline extends PageTitle {
  outline: Outline
}

/** Loads a page when it is opened. */
export type LoadPage = () => Promise<{ default: ComponentType }>

/** A page with an address of its own. */
export interface AddressPageDefinition {
  /** Its name, under which `paths` has its address. */
  id: string
  path: `/${string}`
  /** Other addresses that show it. */
  also?: readonly `/${string}`[]
  /** Absent: anyone. */
  who?: Who
  /** Switched off by the operator: closed to everyone. */
  module?: ModuleId
  /** Absent: the site's. */
  frame?: Exclude<Frame, 'site'>
  title: PageTitle
  /** Absent: plain. */
  outline?: Exclude<Outline, 'plain'>
  /** `() => import('./TipsPage.tsx')`: its default export, which renders a `PageHeader` of the kit first. */
  load: LoadPage
}

/** An address that opens a dialog over another page. */
export interface OverlayAddressDefinition extends Pick<
  AddressPageDefinition,
  'id' | 'path' | 'also' | 'who' | 'module'
> {
  /** The page below, by its `id`. */
  over: string
}

/** A page with an address of its own, as `page-table.gen.ts` lists it. */
export interface PageRow extends Pick<AddressPageDefinition, 'id' | 'path' | 'also' | 'who' | 'module' | 'frame'> {
  /** The page below, for an address that opens a dialog over it; `null` is not built. */
  page?: string | null
}

/** A page of a centre, at `?page=<id>` of its address. Its label and title are `page.<id>` of the centre's words. */
export interface CentrePageDefinition<C extends CentreName = CentreName> {
  id: string
  centre: C
  /** Section of the menu. */
  group: GroupOf<C>
  /** Its position in the group; lower numbers come first. */
  order: number
  /** Switched off by the operator: closed to everyone. */
  module: ModuleId
  /** Without it the page opens and shows why there is nothing to do, and no menu links to it. */
  permission?: Permission
  /** Of `@brand/ui/icons`. */
  icon: string
  /** Count beside it in the menu. */
  badge?: BadgeName
  /** Its default export renders a `PageHeader` of the kit first. */
  load: LoadPage
}

type AnyCentrePage = { [C in CentreName]: CentrePageDefinition<C> }[CentreName]
export type PageDefinition = AddressPageDefinition | OverlayAddressDefinition | AnyCentrePage

/** A page: the default export of a `page.ts`. */
export const definePage = <P extends PageDefinition>(page: P): P => page
