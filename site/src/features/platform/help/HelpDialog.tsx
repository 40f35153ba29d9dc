import { Dialog } from '@brand/ui/dialog'
import { useLocation } from '../../../app/navigation/router.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useDialogTitle } from '../../../app/navigation/page-title.ts'
import { paths } from '../../../app/routing/paths.ts'
import type { PopupProps } from '../../../app/overlays/popups.ts'
import { HelpCentre } from './HelpCentre.tsx'
import * as css from './help.css.ts'

/** Help over any page; at its own address the hash names the topic (`/help#term`). */
export default function HelpDialog({ at, onClose }: PopupProps) {
  const t = useWords('support')
  const { pathname, hash } = useLocation()
  useDialogTitle(pathname === paths.help ? t('help.title') : undefined)
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={t('help.title')}>
      <div className={css.room}>
        <HelpCentre level={3} at={pathname === paths.help ? hash.slice(1) : at} onLeave={onClose} />
      </div>
    </Dialog>
  )
}
