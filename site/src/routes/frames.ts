import { endpoints } from '@brand/sdk'
import { memberEndpoints } from '@brand/sdk/member'
import { call, type Frame, type Needs } from '../app/routing/define-page.ts'
import { firstAreas } from '../app/i18n/words.ts'

// What stands around a page is needed with it: its code, its words, its first calls.

export interface FrameNeeds extends Needs {
  /** Files, from the folder of the site, beside the first load. */
  files: readonly string[]
}

/** Of every page. */
export const everyPage: Needs = {
  words: firstAreas,
  calls: () => [call(endpoints.system.status, {}), call(endpoints.member.info, {})],
}

/** The list of what loads each page but home, and the outline that is shown meanwhile. */
export const otherPages = 'src/routes/other-pages.ts'

/** Header and menu of games; those who are logged in have tools in the header, and are told of payments that wait. */
const shell: FrameNeeds = {
  files: [otherPages, 'src/shell/tools/MemberTools.tsx'],
  words: ['member'],
  calls: ({ language }) => [
    call(endpoints.games.lanes, { language }),
    call(endpoints.wallet.balance, {}),
    call(endpoints.content.unread, {}),
    call(memberEndpoints.receipts.waiting, {}),
  ],
}

/** And the floating service menu, which counts what is unread in the chat. */
const serviced: FrameNeeds = {
  ...shell,
  calls: (page) => [...(shell.calls?.(page) ?? []), call(memberEndpoints.chatRooms.unread, {})],
}

/** And what a member may do, by which the pages of the centre are listed. */
const centre: FrameNeeds = {
  ...serviced,
  calls: (page) => [...(serviced.calls?.(page) ?? []), call(memberEndpoints.summary.member, {})],
}

/** The line of announcements, which stands above home alone. */
export const aboveHome: Needs = { calls: ({ language }) => [call(endpoints.content.announcements, { language })] }

export const frames: Readonly<Record<Frame, FrameNeeds>> = {
  site: serviced,
  centre,
  game: shell,
  agent: {
    files: ['src/routes/AgentLayout.tsx', otherPages],
    calls: () => [
      call(endpoints.wallet.balance, {}),
      call(endpoints.content.unread, {}),
      call(endpoints.member.funds, {}),
      call(memberEndpoints.summary.member, {}),
    ],
  },
}

/** What opens an address over home, by its layer. */
export const layers = { dialogs: 'src/routes/dialogs/OpenDialogs.tsx', popups: 'src/routes/deferred.ts' }

/** What is loaded once a page stands. */
export const afterwards = {
  everywhere: [layers.popups, 'src/shell/places/social.ts', '../packages/sdk/cipher/path.ts'],
  atHome: ['src/features/games/catalogue/home/deferred.ts', otherPages],
  loggedIn: [
    layers.dialogs,
    'src/shell/places/member-entries.ts',
    'src/features/money/withdraw/receipt/ReceiptWatch.tsx',
    'src/app/i18n/word-files.ts',
    '../packages/sdk/realtime/stream.ts',
  ],
  /** Parts that members alone have on pages that most of them open. */
  ofMember: ['src/features/games/catalogue/home/MemberRows.tsx', 'src/features/safer-play/limits/hold/ClosedHere.tsx'],
} as const
