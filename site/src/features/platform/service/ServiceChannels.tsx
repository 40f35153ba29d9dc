import { Icon } from '@brand/ui/icon'
import { arrowSquareOut } from '@brand/ui/icons'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useServices } from '../../../app/api/services.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './service.css.ts'
import { openServiceWindow } from './service-window.ts'
import { signs } from './signs.ts'

/** The operator's channels; each opens a window of its own. */
export function ServiceChannels() {
  const site = useWords('site')
  const services = useServices(useStatus().data)
  return (
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
                {site(`channel.${kind}`)}
              </Text>
            </Stack>
            <Icon icon={arrowSquareOut} size={18} flip />
          </a>
        </li>
      ))}
    </Stack>
  )
}
