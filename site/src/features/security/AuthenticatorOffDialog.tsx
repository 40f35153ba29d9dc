import { Dialog } from '@brand/ui/dialog'
import { member } from '../../app/calls/member-client.ts'
import { useWords } from '../../app/language/i18n.ts'
import { say } from '../../app/popups/say.ts'
import { PasswordStep } from './PasswordStep.tsx'
import { useChanged } from './use-security.ts'

/** Turns the second step off, with the password and a code. */
export default function AuthenticatorOffDialog({ ask, onClose }: { ask: boolean; onClose: () => void }) {
  const t = useWords('security')
  const changed = useChanged()
  return (
    <Dialog open onClose={onClose} size="sm" title={t('app.off')} description={t('app.offText')}>
      <PasswordStep
        ask={ask}
        withCode
        submitLabel={t('turnOff')}
        onSubmit={async (said) => {
          await member.security.endAuthenticator(said)
          await changed()
          say({ tone: 'success', title: t('app.isOff') })
          onClose()
        }}
      />
    </Dialog>
  )
}
