import { AlertDialog } from '@brand/ui/alert-dialog'
import { useWords } from '../i18n/i18n.ts'
import { openOutside, outsideHost } from '../browser/open-outside.ts'

/** Confirms that a person leaves for an address that came as data, and shows its host. */
export default function LeaveSite({ href, onClose }: { href: string; onClose: () => void }) {
  const t = useWords('support')
  const host = outsideHost(href)
  return host === undefined ? (
    <AlertDialog
      open
      variant="notice"
      tone="warning"
      title={t('leave.bad')}
      confirmLabel={t('leave.stay')}
      onOpenChange={onClose}
    />
  ) : (
    <AlertDialog
      open
      tone="info"
      title={t('leave.title')}
      description={
        <>
          {t('leave.text')}{' '}
          <strong>
            <bdi dir="ltr">{host}</bdi>
          </strong>
        </>
      }
      confirmLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => openOutside(href)}
      onOpenChange={onClose}
    />
  )
}
