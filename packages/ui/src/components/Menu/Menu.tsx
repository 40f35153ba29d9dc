'use client'
import * as DropdownMenuPrimitive from '@radix-ui/react-dropdown-menu'
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode, type Ref } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because } from '../../foundation/details.ts'
import { card, choice, note, tick } from '../../foundation/overlay/floating.css.ts'
import { keepMovedFocus } from '../../foundation/overlay/overlayFocus.ts'
import { useOpen } from '../../foundation/overlay/useOpen.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { check } from '../../icons/icons.gen.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Menu.css.ts'
import type { MenuItem, MenuOpenDetails, MenuReason } from './Menu.model.ts'

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
  className,
  ...rest
}: MenuProps) {
  const dir = useDirection()
  const container = useOverlayRoot()
  // Set by what is about to close the menu; the trigger is what is left.
  const details = useRef<() => MenuOpenDetails>(undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const keptFocus = useKeptFocus(() => opener.current)
  const [isOpen, change] = useOpen(open, defaultOpen, onOpenChange)
  const mark = (reason: MenuReason) => (event: Event) => {
    details.current = () => because(reason, event)
  }
  const rows = (list: readonly MenuItem[]) =>
    list.map((item) => (
      <Item
        key={item.id}
        item={item}
        itemRef={keptFocus}
        onChosen={(event) => {
          mark('choice')(event)
          // The item is about to be removed: what it opens returns focus to the button.
          opener.current?.focus()
        }}
      />
    ))
  const byTrigger = ({ nativeEvent }: { nativeEvent: Event }) => mark('trigger')(nativeEvent)
  return (
    // Not modal: the page keeps scrolling, and a dialog opened by an item finds no locked body behind.
    <DropdownMenuPrimitive.Root
      modal={false}
      dir={dir}
      open={isOpen}
      onOpenChange={(next) => details.current && change(next, details.current())}
    >
      <DropdownMenuPrimitive.Trigger asChild ref={opener} onPointerDown={byTrigger} onKeyDown={byTrigger}>
        {trigger}
      </DropdownMenuPrimitive.Trigger>
      <DropdownMenuPrimitive.Portal container={container}>
        <DropdownMenuPrimitive.Content
          {...rest}
          align={align}
          sideOffset={8}
          collisionPadding={10}
          loop
          data-component="menu"
          className={cx(card, css.list, foot.length > 0 && css.footed, className)}
          onEscapeKeyDown={mark('escape')}
          onPointerDownOutside={mark('outside')}
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={keepMovedFocus}
        >
          {head ? (
            <div data-part="head" className={css.head}>
              {head}
            </div>
          ) : null}
          {rows(items)}
          {foot.length > 0 ? (
            <div data-part="foot" role="none" className={css.foot}>
              {rows(foot)}
            </div>
          ) : null}
        </DropdownMenuPrimitive.Content>
      </DropdownMenuPrimitive.Portal>
    </DropdownMenuPrimitive.Root>
  )
}

interface RowProps<Kind> {
  item: Kind
  itemRef: Ref<HTMLDivElement>
  onChosen: (event: Event) => void
}

function Item({ item, itemRef, onChosen }: RowProps<MenuItem>) {
  if (item.kind === 'separator') return <DropdownMenuPrimitive.Separator className={css.separator} />
  if (item.kind === 'choice') return <Choice {...{ item, itemRef, onChosen }} />
  const inside = (
    <>
      {item.icon ? <Icon icon={item.icon} size={18} /> : null}
      {item.label}
      {item.note ? <span className={note}>{item.note}</span> : null}
    </>
  )
  const onSelect = (event: Event) => {
    onChosen(event)
    item.onSelect?.(event)
  }
  if (item.kind === 'link')
    return (
      <DropdownMenuPrimitive.Item asChild ref={itemRef} disabled={item.disabled} onSelect={onSelect} className={choice}>
        <a href={item.href} aria-label={item.name} aria-current={item.current ? 'page' : undefined}>
          {inside}
        </a>
      </DropdownMenuPrimitive.Item>
    )
  return (
    <DropdownMenuPrimitive.Item
      ref={itemRef}
      disabled={item.disabled}
      onSelect={onSelect}
      aria-label={item.name}
      data-tone={item.tone}
      className={choice}
    >
      {inside}
    </DropdownMenuPrimitive.Item>
  )
}

function Choice({ item, itemRef, onChosen }: RowProps<Extract<MenuItem, { kind: 'choice' }>>) {
  const id = `menu-${item.id}`
  const chosen = useRef<Event>(undefined)
  return (
    <DropdownMenuPrimitive.RadioGroup
      aria-labelledby={id}
      value={item.value}
      onValueChange={(value) => item.onValueChange(value, because('choice', chosen.current as Event))}
    >
      <DropdownMenuPrimitive.Label id={id} className={css.group}>
        {item.label}
      </DropdownMenuPrimitive.Label>
      {item.options.map((option) => (
        <DropdownMenuPrimitive.RadioItem
          key={option.value}
          ref={itemRef}
          value={option.value}
          disabled={option.disabled}
          onSelect={(event) => {
            chosen.current = event
            onChosen(event)
          }}
          className={choice}
        >
          {option.label}
          {option.note ? <span className={note}>{option.note}</span> : null}
          {option.value === item.value ? <Icon icon={check} size={16} className={tick} /> : null}
        </DropdownMenuPrimitive.RadioItem>
      ))}
    </DropdownMenuPrimitive.RadioGroup>
  )
}
