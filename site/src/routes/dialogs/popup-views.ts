import { lazy, type ComponentType } from 'react'
import { inTime } from '../../app/browser/chunk-errors.ts'
import { loadLanguageDialog } from '../../shell/tools/load-language-dialog.ts'
import type { PopupName, PopupProps } from '../../app/overlays/popups.ts'

/** The site's own popups, which anything may ask for by name. PopupHost shows them within KitWords. */
export const popupViews: Record<PopupName, ComponentType<PopupProps>> = {
  announcements: lazy(() => inTime(() => import('../../features/platform/popups/AnnouncementsDialog.tsx'))),
  help: lazy(() => inTime(() => import('../../features/platform/help/HelpDialog.tsx'))),
  service: lazy(() => inTime(() => import('../../features/platform/service/ServiceSheet.tsx'))),
  chat: lazy(() => inTime(() => import('../../features/platform/chat/ChatDialog.tsx'))),
  member: lazy(() => inTime(() => import('./CentrePopup.tsx').then(({ MemberPopup }) => ({ default: MemberPopup })))),
  agent: lazy(() => inTime(() => import('./CentrePopup.tsx').then(({ AgentPopup }) => ({ default: AgentPopup })))),
  language: lazy(() => inTime(loadLanguageDialog)),
  feedback: lazy(() => inTime(() => import('./Feedback.tsx'))),
}
