import { useQuery } from '@tanstack/react-query'
import { pinnedKey, readMirrors, readMirrorsFor } from './mirror-list.ts'

/** How long a list that was read counts as fresh, ms. */
const freshMs = 5 * 60_000

const common = {
  staleTime: freshMs,
  // Without a connection the copy of this device answers.
  networkMode: 'always',
  retry: false,
} as const

/** The signed list of our hosts. */
export const useMirrors = () =>
  useQuery({ ...common, queryKey: ['mirrors'], queryFn: ({ signal }) => readMirrors(pinnedKey(), signal) })

/** The list as far as it is needed to know the host of this page. */
export const useMirrorsHere = () =>
  useQuery({
    ...common,
    queryKey: ['mirrors', 'here'],
    queryFn: ({ signal }) => readMirrorsFor(location.host, pinnedKey(), signal),
  })
