'use client'
import * as Layer from '@radix-ui/react-tabs'
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Tabs.css.ts'

export interface Tab {
  value: string
  label: ReactNode
  /** Shape from `@brand/ui/icons`. */
  icon?: string | undefined
  disabled?: boolean | undefined
  /** What this tab shows. Leave it out of all tabs to give one shared panel as children. */
  panel?: ReactNode
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
  /** Name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string, details: { reason: 'choice' }) => void) | undefined
  /** `segmented` for filters, `pills` for a lobby's categories. */
  look?: 'underline' | 'segmented' | 'pills' | undefined
  /** Arrow keys only move; Enter or Space choose. For panels that are costly to show. */
  manual?: boolean | undefined
  /** `id` of the element the tabs govern when it stands elsewhere on the page. */
  controls?: string | undefined
}

export function Tabs(props: TabsProps) {
  const {
    label,
    tabs,
    value,
    defaultValue,
    onValueChange,
    look = 'underline',
    manual,
    controls,
    className,
    children,
    ...rest
  } = props
  const { dir } = useBrand()
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value)
  const current = value ?? own
  const at = tabs.findIndex((tab) => tab.value === current)
  const panelId = (n: number) => controls ?? `${id}panel-${n}`
  return (
    <Layer.Root
      {...rest}
      dir={dir}
      value={current ?? ''}
      onValueChange={(next) => {
        setOwn(next)
        onValueChange?.(next, { reason: 'choice' })
      }}
      activationMode={manual ? 'manual' : 'automatic'}
      data-component="tabs"
      className={cx(css.root, className)}
    >
      {/* No style attribute may be prerendered: the layer's own outline rule stands in the style sheet instead. */}
      <Layer.List aria-label={label} data-look={look} className={css.list} style={{ outline: undefined }}>
        {tabs.map((tab, n) => (
          <Layer.Trigger
            key={tab.value}
            id={`${id}tab-${n}`}
            aria-controls={panelId(n)}
            value={tab.value}
            disabled={tab.disabled}
            data-part="tab"
            data-look={look}
            className={css.tab}
          >
            {tab.icon ? <Icon shape={tab.icon} size={18} /> : null}
            {tab.label}
          </Layer.Trigger>
        ))}
      </Layer.List>
      {controls || at < 0 ? (
        children
      ) : (
        <div
          key={tabs[at]?.panel ? at : 'shared'}
          role="tabpanel"
          id={panelId(at)}
          aria-labelledby={`${id}tab-${at}`}
          tabIndex={0}
          data-part="panel"
          className={css.panel}
        >
          {tabs[at]?.panel ?? children}
        </div>
      )}
    </Layer.Root>
  )
}
