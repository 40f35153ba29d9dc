import { useEffect, useState } from 'react'
import { categoryAt } from '../../app/routing/paths.ts'

let known: ReadonlyMap<string, string> = new Map()

/** Filled icons of the categories, once one is open: outlines hardly compress, and home shows none of these. */
export function useFilledIcons(pathname: string): ReadonlyMap<string, string> {
  const [icons, setIcons] = useState(known)
  const wanted = categoryAt(pathname) !== undefined && icons.size === 0
  useEffect(() => {
    // Without them the current place is still marked, by its ground.
    if (wanted)
      void import('./filled-icons.ts').then(
        ({ filledIcons }) => setIcons((known = filledIcons)),
        () => {},
      )
  }, [wanted])
  return icons
}
