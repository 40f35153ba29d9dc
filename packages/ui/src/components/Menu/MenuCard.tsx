import * as DropdownMenuPrimitive from '@radix-ui/react-dropdown-menu'
import { useId, useRef, useState, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because } from '../../foundation/details.ts'
import { card, choice, note, tick } from '../../foundation/overlay/floating.css.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { caretRight, check } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Menu.css.ts'
import type { MenuCheck, MenuChoice, MenuItem, MenuReason, MenuSubmenu } from './Menu.model.ts'

/** px: what stays free between a menu and the edge of the window, and between a menu and the one it opened. */
const edge = 10
const gap = 4

interface MenuCardProps extends ComponentPropsWithRef<typeof DropdownMenuPrimitive.Content> {
  items: readonly MenuItem[]
  head?: ReactNode
  foot?: readonly MenuItem[]
  /** Ref of every item. */
  rowRef: Ref<HTMLDivElement>
  /** Notes what is about to close the menu. */
  mark: (reason: MenuReason) => (event: Event) => void
  /** Called as an item is chosen, before it acts. */
  onChosen: (event: Event) => void
}

/** The card of a menu: items between a head and a foot. */
export function MenuCard(props: MenuCardProps) {
  const { items, head, foot = [], rowRef, mark, onChosen, className, ...rest } = props
  const container = useOverlayRoot()
  const rows = (list: readonly MenuItem[]) => list.map((item) => <Item key={item.id} {...{ item, rowRef, onChosen }} />)
  return (
    <DropdownMenuPrimitive.Portal container={container}>
      <DropdownMenuPrimitive.Content
        collisionPadding={edge}
        loop
        className={cx(card, css.list, foot.length > 0 && css.footed, className)}
        onEscapeKeyDown={mark('escape')}
        onPointerDownOutside={mark('outside')}
        onFocusOutside={(event) => event.preventDefault()}
        {...rest}
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
  )
}

interface RowProps<Kind> extends Pick<MenuCardProps, 'rowRef' | 'onChosen'> {
  item: Kind
}

const inside = (item: Exclude<MenuItem, { kind: 'separator' | 'choice' }>) => (
  <>
    {item.icon ? <Icon icon={item.icon} size={18} /> : null}
    {item.label}
    {item.note ? <span className={note}>{item.note}</span> : null}
  </>
)

function Item({ item, rowRef, onChosen }: RowProps<MenuItem>) {
  if (item.kind === 'separator') return <DropdownMenuPrimitive.Separator className={css.separator} />
  if (item.kind === 'choice') return <Choice {...{ item, rowRef, onChosen }} />
  if (item.kind === 'check') return <Check {...{ item, rowRef, onChosen }} />
  if (item.kind === 'submenu') return <Submenu {...{ item, rowRef, onChosen }} />
  const onSelect = (event: Event) => {
    onChosen(event)
    item.onSelect?.(event)
  }
  if (item.kind === 'link')
    return (
      <DropdownMenuPrimitive.Item asChild ref={rowRef} disabled={item.disabled} onSelect={onSelect} className={choice}>
        <a href={item.href} aria-label={item.name} aria-current={item.current ? 'page' : undefined}>
          {inside(item)}
        </a>
      </DropdownMenuPrimitive.Item>
    )
  return (
    <DropdownMenuPrimitive.Item
      ref={rowRef}
      disabled={item.disabled}
      onSelect={onSelect}
      aria-label={item.name}
      data-tone={item.tone}
      className={choice}
    >
      {inside(item)}
    </DropdownMenuPrimitive.Item>
  )
}

/** The menu stays: several are set in one visit. */
function Check({ item, rowRef }: RowProps<MenuCheck>) {
  return (
    <DropdownMenuPrimitive.CheckboxItem
      ref={rowRef}
      checked={item.checked}
      disabled={item.disabled}
      aria-label={item.name}
      onSelect={(event) => {
        event.preventDefault()
        item.onCheckedChange(!item.checked, because('choice', event))
      }}
      className={choice}
    >
      {inside(item)}
      {item.checked ? <Icon icon={check} size={16} className={item.note ? css.sign : tick} /> : null}
    </DropdownMenuPrimitive.CheckboxItem>
  )
}

function Choice({ item, rowRef, onChosen }: RowProps<MenuChoice>) {
  const id = useId()
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
          ref={rowRef}
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

function Submenu({ item, rowRef, onChosen }: RowProps<MenuSubmenu>) {
  const container = useOverlayRoot()
  const trigger = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [overlap, setOverlap] = useState(0)
  const triggerRef = useMergedRef(trigger, rowRef)
  // Where neither side has room for it, as on a phone, it lies over the menu it belongs to.
  const measure = (menu: HTMLElement | null) => {
    if (!menu || !trigger.current) return
    const { left, right } = trigger.current.getBoundingClientRect()
    const room = Math.max(left, trigger.current.ownerDocument.documentElement.clientWidth - right) - edge - gap
    setOverlap(Math.max(0, menu.offsetWidth - room))
  }
  const id = useId()
  return (
    <DropdownMenuPrimitive.Sub open={open} onOpenChange={setOpen}>
      <DropdownMenuPrimitive.SubTrigger
        ref={triggerRef}
        id={id}
        disabled={item.disabled || item.items.length === 0}
        aria-label={item.name}
        className={choice}
      >
        {inside(item)}
        <Icon icon={caretRight} size={14} flip className={item.note ? css.sign : tick} />
      </DropdownMenuPrimitive.SubTrigger>
      <DropdownMenuPrimitive.Portal container={container}>
        <DropdownMenuPrimitive.SubContent
          ref={measure}
          aria-labelledby={id}
          collisionPadding={edge}
          loop
          sideOffset={gap - overlap}
          alignOffset={-7}
          data-part="submenu"
          className={cx(card, css.list)}
          // Esc closes the menu that has focus, not those it is part of.
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            setOpen(false)
            trigger.current?.focus()
          }}
        >
          {item.items.map((one) => (
            <Item key={one.id} item={one} {...{ rowRef, onChosen }} />
          ))}
        </DropdownMenuPrimitive.SubContent>
      </DropdownMenuPrimitive.Portal>
    </DropdownMenuPrimitive.Sub>
  )
}
