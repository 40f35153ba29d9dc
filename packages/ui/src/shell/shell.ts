'use client'
import { createContext, useContext } from 'react'

/** What the parts of a page know of their AppShell. */
export interface Shell {
  /** `side`: in the column beside the content. `drawer`: in the layer that covers the page. */
  place: 'page' | 'side' | 'drawer'
  /** Absent where there is no menu to open. */
  drawer?: { isOpen: boolean; open: () => void; load: () => void } | undefined
  /** Whether the menu is beside the content, so that only a phone needs the drawer. */
  beside: boolean
}

const alone: Shell = { place: 'page', beside: false }

export const ShellContext = createContext<Shell>(alone)

export const useShell = () => useContext(ShellContext)
