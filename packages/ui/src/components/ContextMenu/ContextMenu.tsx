'use client'
import * as DropdownMenuPrimitive from '@radix-ui/react-dropdown-menu'
import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../foundation/cx.ts'
import { isFocusLost } from '../../foundation/overlay/overlayFocus.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useLongPress } from '../../foundation/useLongPress.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import type { MenuItem, MenuOpenDetails } from '../Menu/Menu.model.ts'
import { MenuCard } from '../Menu/MenuCard.tsx'
import { useMenu } from '../Menu/useMenu.ts'
import * as css from './ContextMenu.css.ts'

export interface ContextMenuProps extends ComponentPropsWithRef<'div'> {
  /** Name of the menu. */
  label: string
  /**
   * What can be chosen, in its order; or made from the element that was pressed, where one menu serves many rows. While
   * there is nothing to choose, the menu of the browser opens.
   */
  items: readonly MenuItem[] | ((target: HTMLElement) => readonly MenuItem[])
  /** What it is a menu of. Something in it takes focus, or the keyboard does not reach the menu. */
  children: ReactNode
  /**
   * Called when it opens or closes, with the reason.
   * @default none
   */
  onOpenChange?: ((open: boolean, details: MenuOpenDetails) => void) | undefined
}

interface Place {
  target: HTMLElement
  x: number
  y: number
}

/** Where the browser's own menu is needed, to paste and to correct. */
const editable = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable]'

/** More to do with what is pressed: by the other button of a mouse, a held finger, or Shift and F10. */
export function ContextMenu({ label, items, children, onOpenChange, className, ...rest }: ContextMenuProps) {
  const dir = useDirection()
  const container = useOverlayRoot()
  const [place, setPlace] = useState<Place>()
  /** What had focus before. */
  const before = useRef<HTMLElement>(null)
  const itemsAt = (target: HTMLElement) => (typeof items === 'function' ? items(target) : items)
  const list = place ? itemsAt(place.target) : []
  const menu = useMenu({ items: list, onOpenChange, opener: () => before.current })
  const openAt = (next: Place, event: Event) => {
    if (itemsAt(next.target).length === 0) return
    event.preventDefault()
    before.current = next.target.ownerDocument.activeElement as HTMLElement | null
    setPlace(next)
    menu.mark('trigger')(event)
    menu.onOpenChange(true)
  }
  const openAtPointer = ({ nativeEvent, clientX, clientY }: MouseEvent) => {
    const target = nativeEvent.target as HTMLElement
    if (!nativeEvent.defaultPrevented && !target.closest(editable))
      openAt({ target, x: clientX, y: clientY }, nativeEvent)
  }
  const held = useLongPress(openAtPointer)
  return (
    <>
      <div
        role="presentation"
        {...rest}
        {...held}
        onContextMenu={(event) => {
          rest.onContextMenu?.(event)
          held?.onContextMenu(event)
          openAtPointer(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
          rest.onKeyDown?.(event)
          const target = event.target as HTMLElement
          if (event.key !== 'F10' || !event.shiftKey || event.defaultPrevented || target.closest(editable)) return
          const { left, right, bottom } = target.getBoundingClientRect()
          openAt({ target, x: dir === 'rtl' ? right : left, y: bottom }, event.nativeEvent)
        }}
        data-component="context-menu"
        data-state={menu.isOpen ? 'open' : undefined}
        className={cx(css.root, className)}
      >
        {children}
      </div>
      <DropdownMenuPrimitive.Root modal={false} dir={dir} open={menu.isOpen} onOpenChange={menu.onOpenChange}>
        {place && container
          ? createPortal(
              <DropdownMenuPrimitive.Trigger asChild>
                {/* Physical, as are the coordinates of a pointer. */}
                <span
                  aria-hidden="true"
                  className={css.point}
                  style={{ inset: `${place.y}px auto auto ${place.x}px` }}
                />
              </DropdownMenuPrimitive.Trigger>,
              container,
            )
          : null}
        <MenuCard
          {...menu.card}
          items={list}
          aria-labelledby={undefined}
          aria-label={label}
          // Beside the point: the button that opened it is released over no item.
          side={dir === 'rtl' ? 'left' : 'right'}
          sideOffset={2}
          align="start"
          data-part="menu"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const last = before.current
            if (last && isFocusLost(last.ownerDocument)) last.focus()
          }}
        />
      </DropdownMenuPrimitive.Root>
    </>
  )
}
