import { Button, buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { arrowSquareOut, chatCircleDots, envelopeSimple, question } from '@brand/ui/icons'
import { Sheet } from '@brand/ui/sheet'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import { openPopup, type PopupName, type PopupProps } from '../../../app/overlays/popups.ts'
import { feedbackPath } from '../../../app/routing/feedback-path.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { useServices } from '../../../app/api/services.ts'
import { useModule, useStatus } from '../../../app/api/status.ts'
import * as css from './service.css.ts'
import { openServiceWindow } from './service-window.ts'
import { signs } from './signs.ts'

/** Every way to reach the operator, and what may spare the way. */
export default function ServiceSheet({ onClose }: PopupProps) {
  const t = useWords('support')
  const services = useServices(useStatus().data)
  const mayWrite = useModule('FEEDBACK3')
  const { kind } = useAccount()
  const mayRead = useModule('INBOX3') && mayWrite && (kind === 'member' || kind === 'agent')
  const instead = (name: PopupName) => {
    onClose()
    openPopup(name)
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      closeOnOutside
      title={t('service.title')}
      description={t(services.length > 0 ? 'service.text' : 'service.none')}
    >
      <Stack space="lg">
        <Stack as="ul" space="xs">
          {services.map(({ kind, title, href }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={css.channel}
                onClick={(event) => openServiceWindow(event, href)}
              >
                <Icon icon={signs[kind]} size={24} className={css.sign} />
                <Stack as="span" grow space="none">
                  <Text as="span" weight="label">
                    {title}
                  </Text>
                  <Text as="span" size="caption" quiet>
                    {t(`channel.${kind}`)}
                  </Text>
                </Stack>
                <Icon icon={arrowSquareOut} size={18} flip />
              </a>
            </li>
          ))}
        </Stack>
        <Inline>
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
            <a {...buttonAttributes({})} href={feedbackPath} onClick={onClose}>
              <Icon icon={chatCircleDots} size={18} />
              {t('feedback.mine')}
            </a>
          ) : null}
        </Inline>
      </Stack>
    </Sheet>
  )
}
