import { Dialog } from '@brand/ui/dialog'
import { useLocation } from 'react-router-dom'
import { useWords } from '../../app/language/i18n.ts'
import { paths } from '../../app/routing/paths.ts'
import type { PopupProps } from '../../app/popups/popups.ts'
import { HelpCentre } from './HelpCentre.tsx'

/** Help over any page; at its own address the hash names the topic (spec §2: `/help#term`). */
export default function HelpDialog({ at, onClose }: PopupProps) {
  const t = useWords('service')
  const { pathname, hash } = useLocation()
  return (
    <Dialog open onClose={onClose} size="lg" title={t('help.title')}>
      <HelpCentre level={3} at={pathname === paths.help ? hash.slice(1) : at} onLeave={onClose} />
    </Dialog>
  )
}
