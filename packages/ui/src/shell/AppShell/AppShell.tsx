'use client'
import {
  lazy,
  Suspense,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { mediaMatches, watchMedia } from '../../foundation/media.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { ShellContext, type Shell } from '../shell.ts'
import * as css from './AppShell.css.ts'
import { BottomBar, type BarEntry } from './BottomBar.tsx'

const loadDrawer = () => import('./MenuDrawer.tsx')
const MenuDrawer = lazy(loadDrawer)
const load = () => void loadDrawer()

const watchPhone = (changed: () => void) => watchMedia(css.phone, changed)
const isPhone = () => mediaMatches(css.phone)

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /**
   * Usually a `Header`: inside it the button that opens the menu appears by itself.
   * @default none
   */
  header?: ReactNode
  /**
   * Usually a `SideMenu`: 232 px, a rail of icons under 1360, a drawer on a phone.
   * @default none
   */
  menu?: ReactNode
  /**
   * For game pages, and places with a menu of their own: the menu keeps to the drawer.
   * @default false
   */
  menuHidden?: boolean | undefined
  /**
   * Bottom bar of a phone.
   * @default none
   */
  bar?: readonly BarEntry[] | undefined
  /**
   * A strip under the header, as wide as the content's column.
   * @default none
   */
  notice?: ReactNode
  /**
   * Below every page: a Footer.
   * @default none
   */
  footer?: ReactNode
  /**
   * Above the page: usually a `FloatingService`, whose button has its room at the end of a phone's bottom
   * bar.
   * @default none
   */
  floating?: ReactNode
  /**
   * No gutters around the content: a game, a layout with columns of its own.
   * @default false
   */
  bleed?: boolean | undefined
  /**
   * `id` of `<main>`, where the skip link leads.
   * @default 'content'
   */
  mainId?: string | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['shell']> | undefined
}

/**
 * The frame of a page: header, side menu, content, footer and a phone's bottom bar. It only places what it is given.
 */
export function AppShell({
  header,
  menu,
  menuHidden,
  bar,
  notice,
  footer,
  floating,
  bleed,
  mainId = 'content',
  strings,
  className,
  children,
  ...rest
}: AppShellProps) {
  const t = useStrings('shell', strings)
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const hasMenu = Boolean(menu)
  const beside = hasMenu && !menuHidden
  // On a phone the style sheet hides the column of a page made on a server, and nothing in it is made again.
  const phone = useSyncExternalStore(watchPhone, isPhone, () => false)
  const isOpen = drawer === 'open'
  const shell = useMemo<Shell>(
    () => ({ place: 'page', beside, drawer: hasMenu ? { isOpen, load, open: () => setDrawer('open') } : undefined }),
    [beside, hasMenu, isOpen],
  )
  return (
    <ShellContext value={shell}>
      <div
        {...rest}
        data-component="app-shell"
        data-menu={beside ? 'side' : 'none'}
        data-bar={bar ? true : undefined}
        data-floating={floating ? true : undefined}
        className={cx(css.root, className)}
      >
        <a href={`#${mainId}`} className={css.skip}>
          {t('skip')}
        </a>
        {header}
        <div className={css.columns}>
          {beside && !phone ? (
            <div className={css.side}>
              <ShellContext value={inSide}>{menu}</ShellContext>
            </div>
          ) : null}
          <div className={css.column}>
            {notice}
            <main id={mainId} tabIndex={-1} className={css.main}>
              {bleed ? children : <div className={css.page}>{children}</div>}
            </main>
            {footer}
          </div>
        </div>
        {floating}
        {bar ? <BottomBar label={t('bar')} entries={bar} /> : null}
        {drawer === 'never' ? null : (
          <Suspense>
            <MenuDrawer open={isOpen} onClose={() => setDrawer('closed')} label={t('menu')} closeLabel={t('closeMenu')}>
              <ShellContext value={inDrawer}>{menu}</ShellContext>
            </MenuDrawer>
          </Suspense>
        )}
      </div>
    </ShellContext>
  )
}

const inSide: Shell = { place: 'side', beside: true }
const inDrawer: Shell = { place: 'drawer', beside: false }
