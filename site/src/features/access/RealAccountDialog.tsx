import { AlertDialog } from '@brand/ui/alert-dialog'
import { useModule } from '../../app/api/status.ts'
import { useWords } from '../../app/i18n/i18n.ts'

interface RealAccountDialogProps {
  /** To the registration, and on with what was wanted. */
  onRegister: () => void
  onClose: () => void
}

/** What a trial account cannot do, and the way to an account that can, where the operator opens any. */
export default function RealAccountDialog({ onRegister, onClose }: RealAccountDialogProps) {
  const t = useWords('access')
  const open = useModule('REG3')
  return (
    <AlertDialog
      open
      variant={open ? 'confirm' : 'notice'}
      tone="info"
      title={t('in_need_true_account')}
      description={t(open ? 'in_need_true_accountText' : 'in_need_true_accountClosed')}
      confirmLabel={t(open ? 'realAccount.open' : 'in_increase_submit')}
      cancelLabel={t('realAccount.later')}
      onOpenChange={(_open, { reason }) => (open && reason === 'confirm' ? onRegister() : onClose())}
    />
  )
}
