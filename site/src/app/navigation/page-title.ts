import { useEffect } from 'react'
import { useBrandName } from '../storage/preferences.ts'
import { useWords } from '../i18n/i18n.ts'

/** Of the page shown now, and of a dialog over it that has an address of its own. */
const titles: { page?: string; dialog?: string | undefined } = {}
function showTitle(): void {
  document.title = titles.dialog ?? titles.page ?? document.title
}

/**
 * Title and description of the page shown now; a prerendered page brings its own along. Undefined: it is over another
 * page, which keeps its own.
 */
export function usePageTitle(page: string | undefined, description?: string): void {
  const t = useWords('site')
  const name = useBrandName()
  useEffect(() => {
    if (page === undefined) return
    titles.page = t('title.page', { page, brand: name })
    // The page that was served has a description of its own, under this title.
    const isServed = description === undefined && document.title === titles.page
    showTitle()
    if (isServed) return
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? t('description'))
  }, [t, page, name, description])
}

/**
 * Title of a dialog that has an address of its own; undefined where it is not there by its address. The page's comes
 * back after it.
 */
export function useDialogTitle(dialog: string | undefined): void {
  const t = useWords('site')
  const brand = useBrandName()
  useEffect(() => {
    if (dialog === undefined) return
    titles.page ??= document.title
    titles.dialog = t('title.page', { page: dialog, brand })
    showTitle()
    return () => {
      titles.dialog = undefined
      showTitle()
    }
  }, [t, brand, dialog])
}
