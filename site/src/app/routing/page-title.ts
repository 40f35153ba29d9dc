import { useEffect } from 'react'
import { useBrandName } from '../browser/preferences.ts'
import { useWords } from '../language/i18n.ts'

/** Title and description of the page shown now; a prerendered page brings its own along. */
export function usePageTitle(page: string, description?: string): void {
  const t = useWords('site')
  const name = useBrandName()
  useEffect(() => {
    document.title = t('title.page', { page, brand: name })
    document.querySelector('meta[name="description"]')?.setAttribute('content', description ?? t('description'))
  }, [t, page, name, description])
}
