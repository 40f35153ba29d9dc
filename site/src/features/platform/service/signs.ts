import { chatCircleDots, facebookLogo, headset, telegramLogo } from '@brand/ui/icons'
import type { ServiceKind } from '../../../app/api/services.ts'

export const signs: Record<ServiceKind, string> = {
  LIVECHAT: chatCircleDots,
  TELEGRAM: telegramLogo,
  FACEBOOK: facebookLogo,
  OTHER: headset,
}
