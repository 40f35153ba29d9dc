import type { ReactNode } from 'react'
import type { Details } from '../../foundation/details.ts'

interface Line {
  id: string
  label: string
  /** For assistive technology, where the label leaves open what it is about: it contains the label. */
  name?: string | undefined
  /** Shape from `@brand/ui/icons`. */
  icon?: string | undefined
  /** Small words at the end. */
  note?: ReactNode
  disabled?: boolean | undefined
}

export interface MenuAction extends Line {
  kind?: 'action' | undefined
  /** `danger` ends or removes something. */
  tone?: 'danger' | undefined
  onSelect?: ((event: Event) => void) | undefined
}
export interface MenuLink extends Line {
  kind: 'link'
  href: string
  current?: boolean | undefined
  onSelect?: ((event: Event) => void) | undefined
}
export interface MenuChoice {
  kind: 'choice'
  id: string
  /** Name of the group. */
  label: string
  value: string
  options: readonly { value: string; label: string; note?: ReactNode; disabled?: boolean | undefined }[]
  onValueChange: (value: string, details: Details<'choice', Event>) => void
}
/** An item that is on or off by itself. Choosing it leaves the menu open. */
export interface MenuCheck extends Line {
  kind: 'check'
  checked: boolean
  onCheckedChange: (checked: boolean, details: Details<'choice', Event>) => void
}
/** An item that opens a menu beside it. */
export interface MenuSubmenu extends Line {
  kind: 'submenu'
  /** Without items it cannot be chosen. */
  items: readonly MenuItem[]
}
export interface MenuSeparator {
  kind: 'separator'
  id: string
}
export type MenuItem = MenuAction | MenuLink | MenuChoice | MenuCheck | MenuSubmenu | MenuSeparator

/** Why a menu opened or closed. */
export type MenuReason = 'trigger' | 'escape' | 'outside' | 'choice'

/** `emptied`: the last of its items was taken away. */
export type MenuOpenDetails = Details<MenuReason, Event> | Details<'emptied', undefined>
