import { facebookLogo, instagramLogo, messengerLogo, telegramLogo, whatsappLogo, youtubeLogo } from '@brand/ui/icons'
import { safeHref } from '@brand/ui/safe-link'
import type { SignEntry } from '@brand/ui/side-menu'
import type { SystemStatusOutput } from '@brand/sdk'
import { labelOf } from '../../app/content/label-of.ts'
import type { Lang } from '../../app/i18n/language.ts'

export type Resources = SystemStatusOutput['info']['resources']

/** Social networks in display order, with their icons. */
const signs: Record<string, string> = {
  youtube: youtubeLogo,
  facebook: facebookLogo,
  instagram: instagramLogo,
  whatsapp: whatsappLogo,
  messenger: messengerLogo,
  telegram: telegramLogo,
}

/**
 * The operator's addresses on social networks, as its resources name them. One that is not safe to follow is none.
 */
export const socialEntries = (resources: Resources, lang: Lang): SignEntry[] =>
  Object.entries(signs).flatMap(([id, icon]) => {
    const found = resources[id]
    const href = found && safeHref(found.url, { schemes: ['https:'] })
    return href ? [{ id, icon, href, label: labelOf(found, lang) }] : []
  })
