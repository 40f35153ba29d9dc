import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { arrowSquareOut, envelopeSimple, question } from '@brand/ui/icons'
import { Sheet } from '@brand/ui/sheet'
import { useWords } from '../../app/language/i18n.ts'
import { ask, type PopupName, type PopupProps } from '../../app/popups/popups.ts'
import { useServices } from '../../app/calls/services.ts'
import { useModule, useStatus } from '../../app/calls/status.ts'
import * as css from './service.css.ts'
import { openServiceWindow } from './service-window.ts'
import { signs } from './signs.ts'

/** Every way to reach the house, and what may spare the way. */
export default function ServiceSheet({ onClose }: PopupProps) {
  const t = useWords('service')
  const services = useServices(useStatus().data)
  const mayWrite = useModule('FEEDBACK3')
  const instead = (name: PopupName) => {
    onClose()
    ask(name)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      closeOnOutside
      title={t('desk.title')}
      description={t(services.length > 0 ? 'desk.text' : 'desk.none')}
    >
      <ul className={css.list}>
        {services.map(({ kind, title, href }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={css.channel}
              onClick={(event) => openServiceWindow(event, href)}
            >
              <Icon shape={signs[kind]} size={24} className={css.sign} />
              <span className={css.words}>
                <span className={css.name}>{title}</span>
                <span className={css.kind}>{t(`channel.${kind}`)}</span>
              </span>
              <Icon shape={arrowSquareOut} size={18} flip className={css.out} />
            </a>
          </li>
        ))}
      </ul>
      <div className={css.instead}>
        <Button onClick={() => instead('help')}>
          <Icon shape={question} size={18} />
          {t('desk.help')}
        </Button>
        {mayWrite ? (
          <Button onClick={() => instead('feedback')}>
            <Icon shape={envelopeSimple} size={18} />
            {t('desk.feedback')}
          </Button>
        ) : null}
      </div>
    </Sheet>
  )
}
