import { useEffect } from 'react'
import { waits } from './waits.ts'

/** Takes the mark from a part that was drawn beforehand, within which it stands: from now on it listens. */
export function Listens({ part }: { part: 'div' | 'main' }) {
  useEffect(() => document.querySelector(`${part}[${waits}]`)?.removeAttribute(waits), [part])
  return null
}
