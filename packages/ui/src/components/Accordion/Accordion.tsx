'use client'
import * as AccordionPrimitive from '@radix-ui/react-accordion'
import { useId, useRef, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useGone } from '../../foundation/useGone.ts'
import { useKeptFocus } from '../../foundation/useKeptFocus.ts'
import { caretDown } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as css from './Accordion.css.ts'
import { opened } from './Accordion.model.ts'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
  disabled?: boolean | undefined
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** The sections, in the order they are shown. */
  items: readonly AccordionItem[]
  /**
   * Level of the headings, so that they fit into those of the page.
   * @default 3
   */
  level?: 2 | 3 | 4 | 5 | 6 | undefined
  /**
   * Any number may be open; otherwise opening one closes the other.
   * @default false
   */
  multiple?: boolean | undefined
  /**
   * `id`s of what is open.
   * @default none
   */
  value?: readonly string[] | undefined
  /**
   * Ids of the sections that are open at first, where you do not keep them.
   * @default none
   */
  defaultValue?: readonly string[] | undefined
  /**
   * Called with the ids of the sections that are open after a press; `gone`: after open ones were taken away, where the
   * component holds the value.
   * @default none
   */
  onValueChange?:
    | ((open: string[], details: Details<'press', MouseEvent> | Details<'gone', undefined>) => void)
    | undefined
}

const none: readonly string[] = []
// A reader of many panels would get lost among as many landmarks (WAI-ARIA APG); one alone is part of a row or a card,
// and stands there as often as they do.
const hasRegions = (panels: number) => panels > 1 && panels <= 6
// No style attribute may be prerendered, and the heights the layer measures are not needed here.
const unstyled: Record<string, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
}

/** Headings that open what they name. Everything is in the page from the start, for search engines and for printing. */
export function Accordion({
  items,
  level = 3,
  multiple = false,
  value,
  defaultValue = none,
  onValueChange,
  className,
  ...rest
}: AccordionProps) {
  const [own, setOwn] = useState(defaultValue)
  const open = value ?? own
  const press = useRef<MouseEvent>(undefined)
  const keptFocus = useKeptFocus()
  useGone(
    items.map(({ id, disabled }) => ({ value: id, disabled })),
    value ? none : own,
    (stay) => {
      setOwn(stay)
      onValueChange?.(stay, because('gone', undefined))
    },
  )
  const Heading = `h${level}` as const
  const name = useId()
  return (
    <AccordionPrimitive.Root
      {...rest}
      type="multiple"
      value={[...open]}
      onValueChange={(next) => {
        const now = opened(open, next, multiple)
        if (press.current) tell(now, because('press', press.current), onValueChange, setOwn)
      }}
      data-component="accordion"
      className={cx(css.root, className)}
    >
      {items.map(({ id, title, content, disabled }) => (
        <AccordionPrimitive.Item
          key={id}
          ref={keptFocus}
          value={id}
          disabled={disabled}
          data-part="item"
          className={css.item}
        >
          <AccordionPrimitive.Header asChild>
            <Heading>
              <AccordionPrimitive.Trigger
                id={`${name}${id}`}
                data-part="trigger"
                className={css.trigger}
                onClick={(event) => {
                  press.current = event
                }}
              >
                {title}
                <Icon icon={caretDown} size={18} className={css.caret} />
              </AccordionPrimitive.Trigger>
            </Heading>
          </AccordionPrimitive.Header>
          <AccordionPrimitive.Content
            forceMount
            role="presentation"
            aria-labelledby={undefined}
            style={unstyled}
            data-part="panel"
          >
            {/* Hidden while it is closed, and so no landmark then. */}
            <div
              {...(hasRegions(items.length) && { role: 'region', 'aria-labelledby': `${name}${id}` })}
              className={css.fold}
            >
              <div className={css.clip}>
                <div className={css.content}>{content}</div>
              </div>
            </div>
          </AccordionPrimitive.Content>
        </AccordionPrimitive.Item>
      ))}
    </AccordionPrimitive.Root>
  )
}
