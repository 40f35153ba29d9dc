import { useMemo } from 'react'
import { useLocation, useSearchParams } from './router.ts'

/** How a value stands in an address: what is usual is not written, and nothing or nonsense reads as usual. */
export interface UrlField<V> {
  read(text: string): V
  write(value: V): string
}

/** One of some texts; the first is usual. */
export const choice = <const V extends string>(values: readonly V[]): UrlField<V> => ({
  read: (text) => values.find((value) => value === text) ?? (values[0] as V),
  write: (value) => (value === values[0] ? '' : value),
})

/** One of some texts, or none. */
export const optional = <const V extends string>(values: readonly V[]): UrlField<V | undefined> => ({
  read: (text) => values.find((value) => value === text),
  write: (value) => value ?? '',
})

/** Text of a form; none is usual. */
export const matching = (pattern: RegExp): UrlField<string> => ({
  read: (text) => (pattern.test(text) ? text : ''),
  write: (value) => value,
})

/** Page of a list, from 1. */
export const pageNumber: UrlField<number> = {
  read: (text) => Math.min(10_000, Math.max(1, Number.parseInt(text, 10) || 1)),
  write: (page) => (page > 1 ? String(page) : ''),
}

type Schema = Record<string, UrlField<unknown>>
type State<S extends Schema> = { [Name in keyof S]: ReturnType<S[Name]['read']> }

interface ChangeOptions {
  /** Without another entry in the history, for tabs and for what is closed. */
  replace?: boolean
}

/** Query of the address as texts; setting an empty one removes it, and all others stay. */
export function useUrlTexts() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return useMemo(() => {
    const changed = (values: Record<string, string>) => {
      const next = new URLSearchParams(params)
      for (const [name, value] of Object.entries(values))
        if (value) next.set(name, value)
        else next.delete(name)
      return next
    }
    return {
      params,
      get: (name: string) => params.get(name) ?? '',
      set: (values: Record<string, string>, { replace = false }: ChangeOptions = {}) =>
        setParams(changed(values), { replace }),
      /** Address of the same page with other values. */
      href: (values: Record<string, string>) => `${pathname}?${changed(values).toString()}`,
    }
  }, [params, setParams, pathname])
}

/**
 * State of a page in its address, so that it can be linked and survives going back:
 * `const [{ tab, page }, set, href] = useUrlState({ tab: choice(tabs), page: pageNumber })`. Texts of controls are read
 * as those of the address are.
 */
export function useUrlState<S extends Schema>(schema: S) {
  const texts = useUrlTexts()
  const state = Object.fromEntries(
    Object.entries(schema).map(([name, field]) => [name, field.read(texts.get(name))]),
  ) as State<S>
  type Changes = { [Name in keyof S]?: State<S>[Name] | string }
  const written = (changes: Changes) =>
    Object.fromEntries(
      Object.entries(changes).map(([name, value]) => {
        const field = schema[name] as UrlField<unknown>
        return [name, field.write(typeof value === 'string' ? field.read(value) : value)]
      }),
    )
  return [
    state,
    (changes: Changes, options?: ChangeOptions) => texts.set(written(changes), options),
    (changes: Changes) => texts.href(written(changes)),
  ] as const
}

/** The open one of some tabs, as `?tab=` names it: `<Tabs {...useUrlTab(names)} items={…} />`. */
export function useUrlTab<const V extends string>(names: readonly V[]) {
  const [{ tab }, set] = useUrlState({ tab: choice(names) })
  return { value: tab, onValueChange: (next: string) => set({ tab: next }, { replace: true }) }
}
