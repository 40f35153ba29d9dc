import { Avatar } from '@brand/ui/avatar'
import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Text } from '@brand/ui/text'
import type { ChatModel } from '@brand/sdk'
import { useArt } from '../../../app/art.ts'
import { localeOf } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { openPopup } from '../../../app/overlays/open-popup.ts'
import * as css from './rooms.css.ts'

/** A host: who, in which language, whether they are there now, and the way into their room of the chat. */
export function HostCard({ host: { name, language, iconUrl, online, roomId } }: { host: ChatModel }) {
  const t = useWords('play')
  const lang = useLang()
  const art = useArt()
  return (
    <Card as="li" padding="lg" space="sm" className={css.host}>
      <Avatar size="lg" name={name} src={art(iconUrl)} />
      <div>
        <Heading level={3} size="sm">
          <bdi>{name}</bdi>
        </Heading>
        <Text size="caption" quiet>
          {new Intl.DisplayNames([localeOf(lang)], { type: 'language' }).of(language)}
        </Text>
      </div>
      <Badge variant="status" tone={online ? 'success' : 'neutral'}>
        {t(online ? 'hosts.online' : 'hosts.away')}
      </Badge>
      <Button full aria-label={t('hosts.enterOf', { name })} onClick={() => openPopup('chat', roomId)}>
        {t('hosts.enter')}
      </Button>
    </Card>
  )
}
