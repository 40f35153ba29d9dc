// What style sheets and tests may ask of a component's elements. A table stands beside each component
// (`<Name>.attributes.ts`), is printed on its docs page and held against what its stories render
// (`attributes.test.tsx`).

/**
 * When an attribute has a value, by value. `''` is an attribute without a value; a name in angle brackets, for instance
 * `<count>`, stands for any.
 */
type Values = Readonly<Record<string, string>>

export interface AttributeTable {
  /** Tables of components whose elements this one takes over. */
  inherited?: readonly AttributeTable[]
  own: Readonly<Record<`data-${string}`, Values>>
}

/**
 * Internal, and in no table: names that begin with `data-radix-` (the layer below may be exchanged), and what other
 * libraries mark for themselves: `data-aria-hidden` and `data-scroll-locked` behind a dialog, `data-swipe-direction` on
 * a toast, `data-mode`, `data-multiple-months` and `data-nav-layout` on a calendar.
 */
export const isInternal = (attribute: string): boolean =>
  /^data-(radix-|(aria-hidden|scroll-locked|swipe-direction|mode|multiple-months|nav-layout)$)/.test(attribute)

/** The `data-component` value of a component: `DatePicker` is `date-picker`. */
export const componentName = (name: string): string => name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

/** All of a table, what it inherits included. Its own words go before inherited ones. */
export function allAttributes({ inherited = [], own }: AttributeTable): Record<string, Record<string, string>> {
  const all: Record<string, Record<string, string>> = {}
  for (const table of [...inherited.map(allAttributes), own])
    for (const [attribute, values] of Object.entries(table)) all[attribute] = { ...all[attribute], ...values }
  return all
}

export interface AttributeRow {
  attribute: string
  /** As it is written in a selector; empty for an attribute without a value. */
  value: string
  when: string
}

/** The rows of a docs page, the name of the component first. */
export function attributeRows(name: string, table: AttributeTable): AttributeRow[] {
  const { 'data-component': roots = { [componentName(name)]: 'The root.' }, ...others } = allAttributes(table)
  return Object.entries({ 'data-component': roots, ...others }).flatMap(([attribute, values]) =>
    Object.entries(values).map(([value, when]) => ({ attribute, value, when })),
  )
}
