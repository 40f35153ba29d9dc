/** Layouts by the width of the window, narrowest first; their widths are the breakpoints of `@brand/ui/vars`. */
export const layouts = ['narrow', 'phone', 'tablet', 'desktop', 'wide'] as const
export type Layout = (typeof layouts)[number]

/**
 * One value for every window, or one by layout: `{ phone: 'sm', desktop: 'lg' }`. A value holds from its layout upwards
 * until the next one named; the narrowest one named holds below it too.
 */
export type Responsive<T> = T | Partial<Record<Layout, T | undefined>>

/** What the style sheet reads, as words of one attribute: `sm`, `sm desktop:lg`. */
export function byLayout<T extends string | number>(value: Responsive<T>): string {
  if (typeof value !== 'object') return String(value)
  return layouts
    .flatMap((layout) => (value[layout] === undefined ? [] : [[layout, value[layout]] as const]))
    .map(([layout, one], n) => (n === 0 ? String(one) : `${layout}:${one}`))
    .join(' ')
}
