import { Dialog } from '@brand/ui/dialog'
import { Skeleton } from '@brand/ui/skeleton'
import { useWords } from '../../../app/i18n/i18n.ts'
import { FundPasswordForm } from './FundPasswordForm.tsx'
import { useFundPassword } from './use-fund-password.ts'

/** Sets or changes the fund password over any page. */
export default function FundPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('fund-password')
  const { data } = useFundPassword()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(data?.set ? 'fund.change' : 'fund.title')}
      description={t('fund.text')}
    >
      {data ? <FundPasswordForm status={data} onDone={onClose} /> : <Skeleton variant="block" />}
    </Dialog>
  )
}
