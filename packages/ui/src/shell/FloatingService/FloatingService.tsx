'use client'
import { useId, type ComponentPropsWithRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { useDisclosure } from '../../foundation/overlay/useDisclosure.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { chatCircleDots, x } from '../../icons/icons.gen.ts'
import * as css from './FloatingService.css.ts'
import type { ServiceEntry } from './FloatingService.model.ts'
import { ServiceItem } from './ServiceItem.tsx'

export interface FloatingServiceProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Invite, app, chat, Telegram, Facebook: in this order. */
  items: readonly ServiceEntry[]
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['floatingService']> | undefined
}

/**
 * Help within reach: a rail of 38 px at the end of the page, on a phone one round button that expands. An AppShell with
 * a bottom bar keeps room for it there.
 */
export function FloatingService({ items, strings, className, ...rest }: FloatingServiceProps) {
  const t = useStrings('floatingService', strings)
  const { button, isOpen, toggle } = useDisclosure()
  const list = useId()
  return (
    <nav
      aria-label={t('label')}
      {...rest}
      data-component="floating-service"
      data-state={isOpen ? 'open' : 'closed'}
      className={cx(css.root, className)}
    >
      <ul id={list} className={css.list}>
        {items.map((entry) => (
          <li key={entry.id} className={css.item}>
            <ServiceItem entry={entry} />
          </li>
        ))}
      </ul>
      <button
        ref={button}
        type="button"
        data-part="toggle"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={t(isOpen ? 'close' : 'open')}
        className={css.toggle}
        onClick={toggle}
      >
        <Icon icon={isOpen ? x : chatCircleDots} size={24} />
      </button>
    </nav>
  )
}
