import { useLocation } from 'react-router-dom'
import { useWords } from '../app/i18n/i18n.ts'
import { usePageTitle } from '../app/routing/page-title.ts'
import { HelpCentre } from '../features/platform/help/HelpCentre.tsx'
import * as css from '../features/platform/help/help.css.ts'

/** Help alone, for other pages of ours and apps to show. */
export default function Help() {
  const t = useWords('support')
  const { hash } = useLocation()
  usePageTitle(t('help.title'))
  return (
    <div className={css.page}>
      <h1 className={css.pageTitle}>{t('help.title')}</h1>
      <HelpCentre level={2} at={hash.slice(1)} />
    </div>
  )
}
