import { Sheet } from '@brand/ui/sheet'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../app/overlays/popups.ts'
import { useServices } from '../../../app/api/services.ts'
import { useStatus } from '../../../app/api/status.ts'
import { ServiceWays } from './ServiceWays.tsx'

/** Every way to reach the operator, and what may spare the way. */
export default function ServiceSheet({ onClose }: PopupProps) {
  const t = useWords('support')
  const services = useServices(useStatus().data)
  return (
    <Sheet
      open
      onOpenChange={onClose}
      closeOnOutside
      title={t('service.title')}
      description={t(services.length > 0 ? 'service.text' : 'service.none')}
    >
      <ServiceWays onLeave={onClose} />
    </Sheet>
  )
}
