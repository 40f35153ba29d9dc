import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { headset } from '@brand/ui/icons'
import { useMayAsk } from '../auth/may-ask.ts'
import { useWords } from '../i18n/i18n.ts'
import { askPath, type AskedAbout } from '../routing/support-path.ts'
import * as css from './AskAbout.css.ts'

/** Leads to a question to customer service with what is on screen attached; nothing where there are no questions. */
export function AskAbout({ kind, id }: AskedAbout) {
  const t = useWords('tickets')
  if (!useMayAsk()) return null
  return (
    <div className={css.alone}>
      <a {...buttonAttributes({ variant: 'quiet' })} href={askPath({ kind, id })}>
        <Icon icon={headset} size={18} />
        {t('askAbout')}
      </a>
    </div>
  )
}
