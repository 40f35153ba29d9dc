import { choice } from '../../../../app/navigation/use-url-state.ts'
import { useUrlTexts } from '../../../../app/navigation/use-url-state.ts'

/** Tab and filters of the page, kept in the address; what is usual is left out of it. */
export function useBoardQuery() {
  const { get, set } = useUrlTexts()
  return {
    /** The value that the address names, else the first. */
    chosen: <V extends string>(name: string, values: readonly V[]): V => choice(values).read(get(name)),
    choose: (name: string, value: string | null) => set({ [name]: value ?? '' }, { replace: true }),
  }
}
