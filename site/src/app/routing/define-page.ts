import type { Descriptor, ModuleId } from '@brand/sdk'
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
  /** Keys of the addresses that have a title of their own. */
  at?: Readonly<Record<string, string>>
}

/** A reading call that is sent while the scripts of a page still load. */
export interface EarlyCall {
  endpoint: Pick<Descriptor, 'name' | 'method' | 'path' | 'module' | 'principals'>
  input: object
  /** The page shows it with `useApiPages`, page after page. */
  pages?: true
  /** Visitors alone need it, though others may make it too. */
  guest?: true
}

/** The language that `useApiQuery` adds to each call that takes one. */
type Spoken<I> = string extends keyof I ? unknown : 'language' extends keyof I ? { language: string } : unknown

/**
 * `call(endpoints.games.hot, { pageSize: 12, language })`, with the input that the page itself sends, in the same order
 * and the language last.
 */
export const call = <I extends object>(
  endpoint: Descriptor<I>,
  input: NoInfer<I> & Spoken<I>,
  as?: Pick<EarlyCall, 'pages' | 'guest'>,
): EarlyCall => ({ endpoint, input, ...as })

/** What is needed before the code of a page is here: it comes with the document. */
export interface Needs {
  /** Areas of words that are shown at once, beside that of the title. Any other area is loaded when it is used. */
  words?: readonly Area[]
  /** Code that it shows at once, beside its component; from the folder of the site. */
  files?: readonly string[]
  /** First calls, which `boot.js` sends; only reading calls. */
  calls?: (page: { language: string }) => readonly EarlyCall[]
}

/** The file of a component beside `page.ts`, and its export where that is not the default: `./Bets.tsx#TeamBets`. */
export type ComponentFile = `./${string}.ts${'' | 'x' | `${'' | 'x'}#${string}`}`

/** A page until its code is here. */
export interface PageOutline extends PageTitle {
  outline: Outline
}

/** Loads a page when it is opened. */
export type LoadPage = () => Promise<{ default: ComponentType }>

/** A page with an address of its own. */
export interface AddressPageDefinition extends Needs {
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
  /** `./TipsPage.tsx`: it renders a `PageHeader` of the kit first. */
  component: ComponentFile
}

/** An address that opens a dialog over another page. */
export interface OverlayAddressDefinition
  extends Needs, Pick<AddressPageDefinition, 'id' | 'path' | 'also' | 'who' | 'module' | 'component'> {
  /** The page below, by its `id`. */
  over: string
  /** What opens it: the dialogs that people open by a press, or the popups that come over a page. */
  layer: 'dialogs' | 'popups'
}

/** A page with an address of its own, as `page-table.gen.ts` lists it. */
export interface PageRow extends Pick<AddressPageDefinition, 'id' | 'path' | 'also' | 'who' | 'module' | 'frame'> {
  /** The page below, for an address that opens a dialog over it; `null` is not built. */
  page?: string | null
}

/** A page of a centre, at `?page=` of its address. Its label and title are `page.<id>` of the centre's words. */
export interface CentrePageDefinition<C extends CentreName = CentreName> extends Needs {
  /** Its name in code, the same in both centres for the same page; `?page=` says it, or what page-queries.ts has. */
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
  /** It renders a `PageHeader` of the kit first. */
  component: ComponentFile
}

type AnyCentrePage = { [C in CentreName]: CentrePageDefinition<C> }[CentreName]
export type PageDefinition = AddressPageDefinition | OverlayAddressDefinition | AnyCentrePage

/** A page: the default export of a `page.ts`. */
export const definePage = <const P extends PageDefinition>(page: P): P => page
