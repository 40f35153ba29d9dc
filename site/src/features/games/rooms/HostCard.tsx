import { Avatar } from '@brand/ui/avatar'
import { Badge } from '@brand/ui/badge'
import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import type { ChatModel } from '@brand/sdk'
import { useArt } from '../../../app/art.ts'
import { serviceHosts } from '../../../app/api/services.ts'
import { useErrorText } from '../../../app/api/error-text.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useDialogs } from '../../../app/routing/dialogs.tsx'
import { useSession } from '../../../app/auth/session.ts'
import { openChat } from './chat-window.ts'
import * as css from './rooms.css.ts'

/** A host: who, in which language, whether they answer now, and the way into their chat. */
export function HostCard({ host: { modelId, name, language, iconUrl, online } }: { host: ChatModel }) {
  const t = useWords('play')
  const lang = useLang()
  const art = useArt()
  const errorText = useErrorText()
  const { show } = useDialogs()
  const signedIn = useSession() !== null
  const info = useStatus().data?.info
  const [busy, setBusy] = useState(false)
  const enter = async () => {
    if (!signedIn) return show('login', { next: location.pathname + location.search })
    setBusy(true)
    try {
      if (!(await openChat(modelId, serviceHosts(info ?? {}, location.hostname))))
        showToast({ tone: 'danger', title: t('hosts.blocked') })
    } catch (error) {
      showToast({ tone: 'danger', title: errorText(error) })
    } finally {
      setBusy(false)
    }
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
        busy={busy}
        busyLabel={t('hosts.opening')}
        aria-label={t('hosts.enterOf', { name })}
        onClick={() => void enter()}
      >
        {t('hosts.enter')}
      </Button>
    </Card>
  )
}
