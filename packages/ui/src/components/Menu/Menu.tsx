'use client'
import * as Layer from '@radix-ui/react-dropdown-menu'
import { useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { card, choice, note, tick } from '../../foundation/overlay/floating.css.ts'
import { focusMovedOn } from '../../foundation/overlay/overlayFocus.ts'
import { useOverlayRoot } from '../../foundation/overlay/useOverlayRoot.ts'
import { check } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Menu.css.ts'
import type { MenuItem, MenuReason } from './Menu.model.ts'

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dir'> {
  /** The button that opens it; takes a ref and spreads its props. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Above the items: who is logged in. */
  head?: ReactNode
  align?: 'start' | 'end' | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean, details: { reason: MenuReason }) => void) | undefined
}

/** Things to do and places to go, behind a button. Styles and attributes go to the list. */
export function Menu({
  trigger,
  items,
  head,
  align = 'start',
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const { dir } = useBrand()
  const container = useOverlayRoot()
  // Set by what is about to close the menu; the trigger is what is left.
  const reason = useRef<MenuReason>('trigger')
  const opener = useRef<HTMLButtonElement>(null)
  const because = (why: MenuReason) => () => {
    reason.current = why
  }
  return (
    // Not modal: the page keeps scrolling, and a dialog opened by an item finds no frozen body behind.
    <Layer.Root
      modal={false}
      dir={dir}
      defaultOpen={defaultOpen}
      onOpenChange={(open) => {
        onOpenChange?.(open, { reason: open ? 'trigger' : reason.current })
        reason.current = 'trigger'
      }}
    >
      <Layer.Trigger asChild ref={opener}>
        {trigger}
      </Layer.Trigger>
      <Layer.Portal container={container}>
        <Layer.Content
          {...rest}
          align={align}
          sideOffset={8}
          collisionPadding={10}
          loop
          data-component="menu"
          className={cx(card, css.list, className)}
          onEscapeKeyDown={because('escape')}
          onPointerDownOutside={because('outside')}
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={focusMovedOn}
        >
          {head ? (
            <div data-part="head" className={css.head}>
              {head}
            </div>
          ) : null}
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              onChosen={() => {
                reason.current = 'choice'
                // The item is about to go: what it opens shall give focus back to the button.
                opener.current?.focus()
              }}
            />
          ))}
        </Layer.Content>
      </Layer.Portal>
    </Layer.Root>
  )
}

function Item({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  if (item.kind === 'separator') return <Layer.Separator className={css.separator} />
  if (item.kind === 'choice') return <Choice item={item} onChosen={onChosen} />
  const inside = (
    <>
      {item.icon ? <Icon shape={item.icon} size={18} /> : null}
      {item.label}
      {item.note ? <span className={note}>{item.note}</span> : null}
    </>
  )
  const onSelect = (event: Event) => {
    onChosen()
    item.onSelect?.(event)
  }
  if (item.kind === 'link')
    return (
      <Layer.Item asChild disabled={item.disabled} onSelect={onSelect} className={choice}>
        <a href={item.href} aria-current={item.current ? 'page' : undefined}>
          {inside}
        </a>
      </Layer.Item>
    )
  return (
    <Layer.Item disabled={item.disabled} onSelect={onSelect} data-tone={item.tone} className={choice}>
      {inside}
    </Layer.Item>
  )
}

function Choice({ item, onChosen }: { item: Extract<MenuItem, { kind: 'choice' }>; onChosen: () => void }) {
  const id = `menu-${item.id}`
  return (
    <Layer.RadioGroup
      aria-labelledby={id}
      value={item.value}
      onValueChange={(value) => item.onValueChange(value, { reason: 'choice' })}
    >
      <Layer.Label id={id} className={css.group}>
        {item.label}
      </Layer.Label>
      {item.options.map((option) => (
        <Layer.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          onSelect={onChosen}
          className={choice}
        >
          {option.label}
          {option.note ? <span className={note}>{option.note}</span> : null}
          {option.value === item.value ? <Icon shape={check} size={16} className={tick} /> : null}
        </Layer.RadioItem>
      ))}
    </Layer.RadioGroup>
  )
}
