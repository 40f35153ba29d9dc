import { Button } from '@brand/ui/button'
import { lazyPart } from '../../../../app/browser/lazy-part.tsx'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useSession } from '../../../../app/auth/session.ts'
import * as css from './home.css.ts'
import { EmptyGameRow } from './EmptyGameRow.tsx'

const MemberRows = lazyPart(() => import('./MemberRows.tsx'))

/** What this person played and saved; for a visitor, whom the page is drawn for beforehand, one quiet strip. */
export function OwnRows() {
  return useSession() ? <MemberRows /> : <VisitorRow />
}

function VisitorRow() {
  const t = useWords('games')
  const { show } = useDialogs()
  return (
    <EmptyGameRow title={t('strip.title')} text={t('strip.text')}>
      <Button className={css.stripAction} onClick={() => show('login')}>
        {t('strip.action')}
      </Button>
    </EmptyGameRow>
  )
}
