'use client'
import * as TabsPrimitive from '@radix-ui/react-tabs'
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { useLastEvent } from '../../foundation/useLastEvent.ts'
import { useDirection } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Tabs.css.ts'

export interface TabsItem<Value extends string = string> {
  value: Value
  label: ReactNode
  /** Shape from `@brand/ui/icons`. */
  icon?: string | undefined
  disabled?: boolean | undefined
  /** What this tab shows. Leave it out of all tabs to give one shared panel as children. */
  panel?: ReactNode
}

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'defaultValue' | 'dir'
> {
  /** Name of the row of tabs. */
  label: string
  /** The tabs and their panels, in their order. */
  items: readonly TabsItem<Value>[]
  /**
   * Id of the chosen tab, where you keep it.
   * @default none
   */
  value?: Value | undefined
  /**
   * Id of the tab chosen at first, where you do not keep it.
   * @default none
   */
  defaultValue?: Value | undefined
  /**
   * Called with the id of the tab that was chosen; `gone`: for the one that was taken away, where the component holds
   * the value.
   * @default none
   */
  onValueChange?: ((value: Value, details: Details<'choice'> | Details<'gone', undefined>) => void) | undefined
  /**
   * `segmented` for filters, `pills` for a lobby's categories.
   * @default 'underline'
   */
  variant?: 'underline' | 'segmented' | 'pills' | undefined
  /**
   * Arrow keys only move; Enter or Space choose. For panels that are costly to show.
   * @default false
   */
  manual?: boolean | undefined
  /**
   * `id` of the element the tabs control when it is elsewhere on the page.
   * @default none
   */
  controls?: string | undefined
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const {
    label,
    items,
    value,
    defaultValue,
    onValueChange,
    variant = 'underline',
    manual,
    controls,
    className,
    children,
    ...rest
  } = props
  const dir = useDirection()
  const id = useId()
  const [lastEvent, noting] = useLastEvent()
  const [own, setOwn] = useState<string | undefined>(defaultValue ?? items[0]?.value)
  // The first of tabs that come later, once.
  if (value === undefined && own === undefined && items[0]) setOwn(items[0].value)
  const current: string | undefined = value ?? own
  const at = items.findIndex((tab) => tab.value === current)
  const keptFocus = useKeptFocus()
  useGone(items, value === undefined && current !== undefined ? [current] : [], (_stay, neighbour = '') => {
    setOwn(neighbour)
    onValueChange?.(neighbour as Value, because('gone', undefined))
  })
  const panelId = (n: number) => controls ?? `${id}panel-${n}`
  return (
    <TabsPrimitive.Root
      {...noting}
      {...rest}
      dir={dir}
      value={current ?? ''}
      onValueChange={(next) => tell(next as Value, because('choice', lastEvent()), onValueChange, setOwn)}
      // Where what the caller chose is not there, focus alone chooses nothing else.
      activationMode={manual || at < 0 ? 'manual' : 'automatic'}
      data-component="tabs"
      className={cx(css.root, className)}
    >
      {/* No style attribute may be prerendered: the layer's own outline rule stands in the style sheet instead. */}
      <TabsPrimitive.List aria-label={label} data-variant={variant} className={css.list} style={{ outline: undefined }}>
        {items.map((tab, n) => (
          <TabsPrimitive.Trigger
            key={tab.value}
            ref={keptFocus}
            id={`${id}tab-${n}`}
            aria-controls={panelId(n)}
            value={tab.value}
            disabled={tab.disabled}
            data-part="tab"
            data-variant={variant}
            className={css.tab}
          >
            {tab.icon ? <Icon icon={tab.icon} size={18} /> : null}
            {tab.label}
          </TabsPrimitive.Trigger>
        ))}
      </TabsPrimitive.List>
      {controls || at < 0 ? (
        children
      ) : (
        <div
          key={items[at]?.panel ? `of-${current}` : 'shared'}
          ref={keptFocus}
          role="tabpanel"
          id={panelId(at)}
          aria-labelledby={`${id}tab-${at}`}
          tabIndex={0}
          data-part="panel"
          className={css.panel}
        >
          {items[at]?.panel ?? children}
        </div>
      )}
    </TabsPrimitive.Root>
  )
}
