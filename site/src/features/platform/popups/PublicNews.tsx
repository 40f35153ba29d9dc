import { lazy, useEffect } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { enqueue } from '../../../app/overlays/popups.ts'
import { noteShown, wasShown } from './shown.ts'
import { usePublicNews } from './use-public-news.ts'

// PopupHost shows it within KitWords.
const PublicNewsDialog = lazy(() => inTime(() => import('./PublicNewsDialog.tsx')))

/** Puts the popups of the public site in line, once a session. Draws nothing. */
export function PublicNews() {
  const { flag, list = [] } = usePublicNews()
  const any = list.length > 0
  useEffect(() => {
    if (!any || wasShown(flag)) return
    return enqueue({ id: 'public-news', urgency: 'news', view: PublicNewsDialog, onShown: () => noteShown(flag) })
  }, [any, flag])
  return null
}
