import { Avatar } from '@brand/ui/avatar'
import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Text } from '@brand/ui/text'
import type { ChatModel } from '@brand/sdk'
import { useArt } from '../../../app/art.ts'
import { serviceHosts } from '../../../app/api/services.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { useSession } from '../../../app/auth/session.ts'
import { openChat, openWindow } from './chat-window.ts'
import * as css from './rooms.css.ts'

/** A host: who, in which language, whether they answer now, and the way into their chat. */
export function HostCard({ host: { modelId, name, language, iconUrl, online } }: { host: ChatModel }) {
  const t = useWords('play')
  const lang = useLang()
  const art = useArt()
  const { show } = useDialogs()
  const signedIn = useSession() !== null
  const info = useStatus().data?.info
  const blocked = () => showToast({ tone: 'danger', title: t('hosts.blocked') })
  const { mutate, isPending } = useApiMutation({
    mutationFn: (chat: Window) => openChat(chat, modelId, serviceHosts(info ?? {}, location.hostname)),
    onSuccess: (opened) => opened || blocked(),
    toastError: true,
  })
  const enter = () => {
    if (!signedIn) return show('login', { next: location.pathname + location.search })
    const chat = openWindow()
    if (chat) mutate(chat)
    else blocked()
  }
  return (
    <Card as="li" padding="lg" space="sm" className={css.host}>
      <Avatar size="lg" name={name} src={art(iconUrl)} />
      <div>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text size="caption" quiet>
          {new Intl.DisplayNames([lang], { type: 'language' }).of(language)}
        </Text>
      </div>
      <Badge variant="status" tone={online ? 'success' : 'neutral'}>
        {t(online ? 'hosts.online' : 'hosts.away')}
      </Badge>
      <Button
        full
        disabled={!online}
        busy={isPending}
        busyLabel={t('hosts.opening')}
        aria-label={t('hosts.enterOf', { name })}
        onClick={enter}
      >
        {t('hosts.enter')}
      </Button>
    </Card>
  )
}
