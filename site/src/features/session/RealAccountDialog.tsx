import { AlertDialog } from '@brand/ui/alert-dialog'
import { useWords } from '../../app/language/i18n.ts'

/** What a trial account cannot do (spec §8 in_need_true_account). */
export default function RealAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('session')
  return (
    <AlertDialog
      open
      kind="notice"
      tone="info"
      title={t('in_need_true_account')}
      description={t('in_need_true_accountText')}
      confirmLabel={t('in_increase_submit')}
      onClose={onClose}
    />
  )
}
