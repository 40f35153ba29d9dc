'use client'
import * as DropdownMenuPrimitive from '@radix-ui/react-dropdown-menu'
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { keepMovedFocus } from '../../foundation/overlay/overlayFocus.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import type { MenuItem, MenuOpenDetails } from './Menu.model.ts'
import { MenuCard } from './MenuCard.tsx'
import { useMenu } from './useMenu.ts'

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir'> {
  /** The button that opens it; takes a ref and spreads its props. */
  trigger: ReactElement
  /** What can be chosen, in its order. */
  items: readonly MenuItem[]
  /**
   * Above the items: who is logged in.
   * @default none
   */
  head?: ReactNode
  /**
   * Below the items, and in sight however many these are: the way out.
   * @default none
   */
  foot?: readonly MenuItem[] | undefined
  /**
   * Which edges of menu and button are in line.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined
  /**
   * Controlled by the caller; without it the component holds the state.
   * @default none
   */
  open?: boolean | undefined
  /**
   * Open at first, where the component holds it itself.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /**
   * Called when it opens or closes, with the reason.
   * @default none
   */
  onOpenChange?: ((open: boolean, details: MenuOpenDetails) => void) | undefined
}

/** Things to do and places to go, behind a button. Styles and attributes go to the list. */
export function Menu({
  trigger,
  items,
  head,
  foot = [],
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  ...rest
}: MenuProps) {
  const dir = useDirection()
  const opener = useRef<HTMLButtonElement>(null)
  const all = [...items, ...foot]
  const menu = useMenu({ items: all, open, defaultOpen, onOpenChange, opener: () => opener.current })
  const byTrigger = ({ nativeEvent }: { nativeEvent: Event }) => menu.mark('trigger')(nativeEvent)
  return (
    // Not modal: the page keeps scrolling, and a dialog opened by an item finds no locked body behind.
    <DropdownMenuPrimitive.Root modal={false} dir={dir} open={menu.isOpen} onOpenChange={menu.onOpenChange}>
      <DropdownMenuPrimitive.Trigger asChild ref={opener} onPointerDown={byTrigger} onKeyDown={byTrigger}>
        {trigger}
      </DropdownMenuPrimitive.Trigger>
      <MenuCard
        {...rest}
        {...menu.card}
        {...{ items, head, foot, align }}
        sideOffset={8}
        data-component="menu"
        onCloseAutoFocus={(event) => keepMovedFocus(event, opener.current)}
      />
    </DropdownMenuPrimitive.Root>
  )
}
