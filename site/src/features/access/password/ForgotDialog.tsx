import { Dialog } from '@brand/ui/dialog'
import { Tabs } from '@brand/ui/tabs'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useModule } from '../../../app/api/status.ts'
import { Foot, TextButton } from '../form/Foot.tsx'
import { ForgotByMail } from './ForgotByMail.tsx'
import { ForgotByPhone } from './ForgotByPhone.tsx'

interface ForgotDialogProps {
  /** A reset by telephone has logged in. */
  onDone: () => void
  /** After a reset by mail, which does not log in (true); back to the login without a reset (false). */
  onLogin: (reset: boolean) => void
  onClose: () => void
}

/** A new password for a forgotten one: by telephone first, where the operator does that. */
export default function ForgotDialog({ onDone, onLogin, onClose }: ForgotDialogProps) {
  const t = useWords('access')
  const [byPhone, byMail] = [useModule('CHNGPASSVERIF3'), useModule('CHNGPASSMAIL3')]
  const tabs = [
    ...(byPhone ? [{ value: 'mobileNum', label: t('field.mobileNum'), panel: <ForgotByPhone onDone={onDone} /> }] : []),
    ...(byMail
      ? [{ value: 'email', label: t('field.email'), panel: <ForgotByMail onDone={() => onLogin(true)} /> }]
      : []),
  ]
  return (
    <Dialog open onOpenChange={onClose} title={t('forgot.title')} description={t('forgot.text')}>
      <Stack space="lg">
        {tabs.length > 1 ? <Tabs label={t('forgot.ways')} items={tabs} /> : tabs[0]?.panel}
        <Foot>
          <TextButton onClick={() => onLogin(false)}>{t('forgot.back')}</TextButton>
        </Foot>
      </Stack>
    </Dialog>
  )
}
