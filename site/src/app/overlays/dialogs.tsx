import type { Game } from '@brand/sdk'
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

export type DialogName =
  | 'login'
  | 'register'
  | 'forgot'
  | 'password'
  | 'terms'
  | 'logout'
  | 'realAccount'
  | 'fundPassword'

/** What a person wanted when a login or an account was required: done once they have it, and only then. */
export interface Wish {
  favourite: Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>
}

export interface OpenDialog {
  name: DialogName
  /** Where to go once it succeeded; stays on the page when absent. */
  next?: string | undefined
  /** What is done for them once it succeeded; nothing when they turn back. */
  wish?: Wish | undefined
  /**
   * Why the login opened by itself: the session ended, also by a self-exclusion, or a new password was set and is to be
   * used.
   */
  cause?: 'ended' | 'excluded' | 'reset' | undefined
  /** The dialog that the login interrupted, opened again after it. */
  back?: DialogName | undefined
}

export interface Dialogs {
  /** `show('login', { next: '/favorite' })` */
  show: (name: DialogName, more?: Omit<OpenDialog, 'name'>) => void
  close: () => void
}

const DialogsContext = createContext<Dialogs>({ show() {}, close() {} })
const OpenContext = createContext<OpenDialog | null>(null)

/**
 * Which of the site's few dialogs is open; anything below may ask for one, only the dialogs themselves render on it.
 */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const dialogs = useMemo<Dialogs>(
    () => ({ show: (name, more) => setOpen({ name, ...more }), close: () => setOpen(null) }),
    [],
  )
  return (
    <DialogsContext value={dialogs}>
      <OpenContext value={open}>{children}</OpenContext>
    </DialogsContext>
  )
}

/** Opens and closes dialogs; the answer never changes. */
export const useDialogs = (): Dialogs => useContext(DialogsContext)
export const useOpenDialog = (): OpenDialog | null => useContext(OpenContext)
