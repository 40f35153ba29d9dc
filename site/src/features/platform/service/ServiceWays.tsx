import { Button, buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { chatCircleDots, envelopeSimple, headset, question } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { useModule } from '../../../app/api/status.ts'
import { useMayAsk } from '../../../app/auth/may-ask.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { openPopup, type PopupName } from '../../../app/overlays/popups.ts'
import { feedbackPath } from '../../../app/routing/feedback-path.ts'
import { supportPath } from '../../../app/routing/support-path.ts'
import { ServiceChannels } from './ServiceChannels.tsx'

interface ServiceWaysProps {
  /** Another dialog or page is opened. */
  onLeave?: () => void
  /** Stands beside the person's questions, which need no way of their own then. */
  beside?: boolean
}

/** The operator's channels, questions with an answer, help and feedback. */
export function ServiceWays({ onLeave, beside }: ServiceWaysProps) {
  const t = useWords('support')
  const mayWrite = useModule('FEEDBACK3')
  const { kind } = useAccount()
  const mayRead = useModule('INBOX3') && mayWrite && (kind === 'member' || kind === 'agent')
  const mayAsk = useMayAsk() && !beside
  const instead = (name: PopupName) => {
    onLeave?.()
    openPopup(name)
  }
  return (
    <Stack space="lg">
      <ServiceChannels />
      <Inline>
        {mayAsk ? (
          <a {...buttonAttributes({ variant: 'primary' })} href={supportPath()} onClick={onLeave}>
            <Icon icon={headset} size={18} />
            {t('service.questions')}
          </a>
        ) : null}
        <Button onClick={() => instead('help')}>
          <Icon icon={question} size={18} />
          {t('service.help')}
        </Button>
        {mayWrite ? (
          <Button onClick={() => instead('feedback')}>
            <Icon icon={envelopeSimple} size={18} />
            {t('service.feedback')}
          </Button>
        ) : null}
        {mayRead ? (
          <a {...buttonAttributes({})} href={feedbackPath()} onClick={onLeave}>
            <Icon icon={chatCircleDots} size={18} />
            {t('feedback.mine')}
          </a>
        ) : null}
      </Inline>
    </Stack>
  )
}
