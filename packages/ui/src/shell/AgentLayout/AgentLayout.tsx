'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { AppShell } from '../AppShell/AppShell.tsx'
import type { BarEntry } from '../AppShell/BottomBar.tsx'
import type { MenuSection } from '../entries.ts'
import { Header } from '../Header/Header.tsx'
import { SideMenu } from '../SideMenu/SideMenu.tsx'
import * as css from './AgentLayout.css.ts'

export interface AgentLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The brand's mark. */
  logo: ReactNode
  /**
   * Name of the place, after the mark.
   * @default the words of the kit
   */
  title?: ReactNode
  /**
   * The time of the site with its zone: usually a `Clock`. In the header, below it where that is narrow.
   * @default none
   */
  clock?: ReactNode
  /**
   * At the end of the header: notices, balance, logout.
   * @default none
   */
  tools?: ReactNode
  /**
   * Pages of the agent centre. None: no menu, no button for it.
   * @default []
   */
  sections?: readonly MenuSection[] | undefined
  /**
   * Under the menu: hours of customer service.
   * @default none
   */
  note?: ReactNode
  /**
   * Bottom bar of a phone.
   * @default none
   */
  bar?: readonly BarEntry[] | undefined
  /**
   * A strip under the header.
   * @default none
   */
  notice?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['agentLayout']> | undefined
}

/** The agent centre: nothing of the player site around it. Its own header, menu, clock; a drawer on a phone. */
export function AgentLayout({
  logo,
  title,
  clock,
  tools,
  sections = [],
  note,
  bar,
  notice,
  strings,
  className,
  children,
  ...rest
}: AgentLayoutProps) {
  const t = useStrings('agentLayout', strings)
  const all = note ? [...sections, { id: 'note', content: <div className={css.note}>{note}</div> }] : sections
  const header = (
    <Header
      logo={logo}
      className={clock ? css.header : undefined}
      title={title ?? t('title')}
      tools={
        <>
          {clock ? (
            <div data-part="clock" className={css.clock}>
              {clock}
            </div>
          ) : null}
          {tools}
        </>
      }
    />
  )
  return (
    <div {...rest} data-component="agent-layout" className={cx(css.root, className)}>
      <AppShell
        header={header}
        menu={sections.length > 0 ? <SideMenu sections={all} /> : undefined}
        bar={bar}
        notice={notice}
        data-clock={clock ? true : undefined}
        className={css.shell}
      >
        {children}
      </AppShell>
    </div>
  )
}
