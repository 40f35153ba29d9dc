import { Dialog } from '@brand/ui/dialog'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { PasswordStep } from './PasswordStep.tsx'

/** Turns the second step off, with the password and a code. */
export default function AuthenticatorOffDialog({ ask, onClose }: { ask: boolean; onClose: () => void }) {
  const t = useWords('security')
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('app.off')} description={t('app.offText')}>
      <PasswordStep
        ask={ask}
        withCode
        submitLabel={t('turnOff')}
        mutationFn={(input) => member.security.endAuthenticator(input)}
        changes={['security']}
        onSuccess={() => {
          showToast({ tone: 'success', title: t('app.isOff') })
          onClose()
        }}
      />
    </Dialog>
  )
}
