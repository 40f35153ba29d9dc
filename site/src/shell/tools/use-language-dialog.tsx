import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { KitWords } from '../../app/i18n/KitWords.tsx'
import type { LanguageDialogProps } from './LanguageDialog.tsx'
import { loadLanguageDialog } from './load-language-dialog.ts'

interface LanguageDialogControl {
  open: () => void
  /** The dialog while it is open. */
  dialog: ReactNode
}

/** The choice of a language where no popup can open; it is loaded by the press that wants it. */
export function useLanguageDialog(): LanguageDialogControl {
  const [View, setView] = useState<ComponentType<LanguageDialogProps>>()
  const open = () =>
    void loadLanguageDialog().then(
      ({ default: view }) => setView(() => view),
      // Without a connection nothing opens, and the page stays as it is.
      () => {},
    )
  const close = () => setView(undefined)
  const dialog = View ? (
    <Suspense fallback={null}>
      <KitWords>
        <View onClose={close} />
      </KitWords>
    </Suspense>
  ) : null
  return { open, dialog }
}
