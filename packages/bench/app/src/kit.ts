import type { ComponentType, ReactNode } from 'react'

export interface Game {
  name: string
  vendor: string
  image: string
  hot: boolean
  favourite: boolean
}

/** What every library of the bench builds from its own parts, as its documentation shows it. */
export interface Kit {
  /** The providers a library requires around an application. Passes its function to change the scheme. */
  Root: ComponentType<{ children: ReactNode; onScheme: (change: (dark: boolean) => void) => void }>
  Button: ComponentType<{ children: ReactNode }>
  /** Picture, badge, name, vendor, a heart that is a button; the whole is a link. */
  Card: ComponentType<{ game: Game }>
  /** Label, input, a line of help. */
  Field: ComponentType<{ label: string; help: string; value: string; onChange: (value: string) => void }>
  /** Modal, with title and one button, without motion. */
  Dialog: ComponentType<{ open: boolean; onClose: () => void }>
}
