import type { ServiceEntry } from '@brand/ui/floating-service'
import { chatCircleDots, deviceMobile, envelopeSimple, question, usersThree } from '@brand/ui/icons'
import type { MouseEvent } from 'react'
import { memberPath, paths } from '../../../app/routing/paths.ts'
import type { PopupName } from '../../../app/overlays/popups.ts'
import { serviceKinds, type Service } from '../../../app/api/services.ts'
import type { Words } from '../../../app/i18n/words.ts'
import { openServiceWindow } from './service-window.ts'
import { signs } from './signs.ts'

interface Parts {
  t: Words<'site'>
  services: readonly Service[]
  /** Whether friends can be invited. */
  invite: boolean
  /** Whether the page of the app's download is there. */
  download: boolean
  feedback: boolean
  /** Name of the entry of the chat, with what is unread; undefined where there is no chat. */
  chat?: string | undefined
  open: (name: PopupName, event: MouseEvent) => void
}

const inWindow = ({ href }: Service): Pick<ServiceEntry, 'href' | 'onSelect'> => ({
  href,
  onSelect: (event) => openServiceWindow(event, href),
})

/**
 * The floating menu: invitation of friends, app, live chat, Telegram, Facebook; then help and feedback. Several of a
 * kind are a list behind its sign.
 */
export function floatingEntries({ t, services, invite, download, feedback, chat, open }: Parts): ServiceEntry[] {
  const reach = serviceKinds.flatMap((kind): ServiceEntry[] => {
    const of = services.filter((service) => service.kind === kind)
    const [only] = of
    if (!only) return []
    const sign = { id: kind, label: t(`channel.${kind}`), icon: signs[kind] }
    return [
      of.length === 1
        ? { ...sign, ...inWindow(only) }
        : { ...sign, entries: of.map((one, at) => ({ id: String(at), label: one.title, ...inWindow(one) })) },
    ]
  })
  return [
    ...(invite ? [{ id: 'invite', label: t('menu.invite'), icon: usersThree, href: memberPath('referral') }] : []),
    ...(download ? [{ id: 'app', label: t('menu.app'), icon: deviceMobile, href: paths.download }] : []),
    ...reach,
    ...(chat === undefined
      ? []
      : [{ id: 'chat', label: chat, icon: chatCircleDots, onSelect: (event: MouseEvent) => open('chat', event) }]),
    { id: 'help', label: t('menu.help'), icon: question, onSelect: (event: MouseEvent) => open('help', event) },
    ...(feedback
      ? [
          {
            id: 'feedback',
            label: t('menu.feedback'),
            icon: envelopeSimple,
            onSelect: (event: MouseEvent) => open('feedback', event),
          },
        ]
      : []),
  ]
}
