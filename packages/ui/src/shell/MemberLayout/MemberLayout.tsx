'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { useDisclosure } from '../../foundation/overlay/useDisclosure.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { caretDown, userCircle } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { currentIn, unreadIn, type MenuSection } from '../entries.ts'
import { CountBadge, MenuList } from '../SideMenu/MenuList.tsx'
import { railed } from '../SideMenu/MenuList.css.ts'
import * as css from './MemberLayout.css.ts'

export interface MemberLayoutProps extends ComponentPropsWithRef<'div'> {
  /** Pages of the member centre; `unread` shows a count beside a page. */
  sections: readonly MenuSection[]
  /**
   * Whose centre this is, above the navigation.
   * @default none
   */
  member?: { name: string; note?: ReactNode; picture?: ReactNode } | undefined
  /**
   * The page. Put the layout into an AppShell with `menuHidden` and `bleed`.
   * @default none
   */
  children?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['memberLayout']> | undefined
}

/**
 * The member centre: its navigation beside the page, as a rail of icons below 1360 px, behind one button on a phone.
 */
export function MemberLayout({ sections, member, strings, className, children, ...rest }: MemberLayoutProps) {
  const t = useStrings('memberLayout', strings)
  const { numberLocale } = useBrand()
  const { button, isOpen, toggle } = useDisclosure()
  const list = useId()
  const here = currentIn(sections)
  const counted = { locale: numberLocale, unreadWords: (count: string) => t('unread', { count }) }
  return (
    <div {...rest} data-component="member-layout" className={cx(css.root, className)}>
      <nav aria-label={t('label')} data-state={isOpen ? 'open' : 'closed'} className={cx(css.side, railed)}>
        <button
          ref={button}
          type="button"
          data-part="toggle"
          aria-expanded={isOpen}
          aria-controls={list}
          className={css.toggle}
          onClick={toggle}
        >
          <Icon icon={here?.iconOn ?? here?.icon ?? userCircle} className={css.toggleIcon} />
          <span className={css.here}>{here?.label ?? t('label')}</span>
          <CountBadge count={unreadIn(sections)} {...counted} />
          <Icon icon={caretDown} size={16} className={css.caret} />
        </button>
        <div id={list} data-part="list" className={css.list}>
          {member ? (
            <div className={css.member}>
              {member.picture}
              <div className={css.who}>
                <bdi className={css.name}>{member.name}</bdi>
                {member.note ? <span className={css.note}>{member.note}</span> : null}
              </div>
            </div>
          ) : null}
          <MenuList sections={sections} {...counted} />
        </div>
      </nav>
      <div data-part="content" className={css.content}>
        {children}
      </div>
    </div>
  )
}
