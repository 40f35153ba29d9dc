import { useQuery } from '@tanstack/react-query'

/** What the build says of the app that it offers. */
export interface Release {
  version: string
  /** `2026-11-27` */
  date: string
  changes: string[]
  /** The one file that a browser installs. */
  file: string
  sha256: string
  /** What the installation takes on the line. */
  bytes: number
}

const isRelease = (value: unknown): value is Release => {
  const one = value as Partial<Release> | null
  return (
    typeof one === 'object' &&
    one !== null &&
    typeof one.version === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(one.date ?? '') &&
    /^[\da-f]{64}$/.test(one.sha256 ?? '') &&
    Number.isSafeInteger(one.bytes) &&
    Array.isArray(one.changes)
  )
}

export const useRelease = () =>
  useQuery({
    queryKey: ['app-release'],
    async queryFn({ signal }) {
      const answer = await fetch('/app-release.json', { cache: 'no-cache', signal })
      const value: unknown = answer.ok ? await answer.json() : undefined
      if (!isRelease(value)) throw new Error('what is offered could not be read')
      return value
    },
    staleTime: Infinity,
  })

/** SHA-256 of a file as this device gets it now. */
export async function printOf(file: string): Promise<string> {
  const answer = await fetch(file, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
