import { useSearchParams } from 'react-router-dom'

/** Tab and filters of the page, kept in the address; what is usual is left out of it. */
export function useBoardQuery() {
  const [query, setQuery] = useSearchParams()
  return {
    /** The value that the address names, else the first. */
    chosen: <V extends string>(name: string, values: readonly [V, ...V[]] | readonly V[]): V =>
      values.find((one) => one === query.get(name)) ?? (values[0] as V),
    choose: (name: string, value: string | null) =>
      setQuery(
        (now) => {
          if (value === null) now.delete(name)
          else now.set(name, value)
          return now
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
