// Words and entries for the stories of layouts: an application gets them from its server and its locale files.
import {
  androidLogo,
  appleLogo,
  arrowCircleDown,
  arrowCircleUp,
  arrowsLeftRight,
  chartBar,
  chartLine,
  chatCircleDots,
  cherries,
  cherriesFill,
  clockCounterClockwise,
  coins,
  crown,
  deviceMobile,
  envelopeSimple,
  facebookLogo,
  gift,
  globe,
  headset,
  house,
  houseFill,
  instagramLogo,
  listBullets,
  megaphone,
  percent,
  plus,
  receipt,
  shieldCheck,
  target,
  telegramLogo,
  trendDown,
  userCircle,
  userPlus,
  usersThree,
  whatsappLogo,
  youtubeLogo,
} from '../icons/icons.gen.ts'
import type { BarEntry } from '../shell/AppShell/index.ts'
import type { ServiceEntry } from '../shell/FloatingService/index.ts'
import {
  AppDownload,
  type Entry,
  type MenuSection,
  type SideMenuProps,
  type SignEntry,
} from '../shell/SideMenu/index.ts'

const at = (id: string) => `#${id}`
const entry = (id: string, label: string, icon: string, more: object = {}) => ({
  id,
  label,
  href: at(id),
  icon,
  ...more,
})

export const vendorCodes = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']

export const sampleSocial: SignEntry[] = [
  entry('telegram', 'Telegram', telegramLogo),
  entry('facebook', 'Facebook', facebookLogo),
  entry('whatsapp', 'WhatsApp', whatsappLogo),
  entry('instagram', 'Instagram', instagramLogo),
  entry('youtube', 'YouTube', youtubeLogo),
]

/** Stands in for a QR code: stories of layouts need only its size. */
export const SampleCode = () => (
  <svg viewBox="0 0 9 9" role="img" aria-label="QR code of the app" shapeRendering="crispEdges">
    <path fill="#fff" d="M0 0h9v9H0z" />
    <path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM5 5h1v1H5zM7 5h1v2H7zM5 7h2v1H5z" />
  </svg>
)

export const samplePromotions: Entry[] = [
  'Welcome match ৳ 5,000',
  'Friday cashback',
  'Zalo bonus, up to 131K and a very long tail',
  'Invite a friend',
  'Weekly missions',
  'VIP birthday gift',
  'A seventh that waits its turn',
].map((label, n) => ({ id: `p${n}`, label, href: at(`p${n}`) }))

export const sampleMenu: Pick<
  SideMenuProps,
  'sections' | 'promotions' | 'allPromotions' | 'app' | 'service' | 'social'
> = {
  sections: [
    {
      id: 'main',
      entries: [
        entry('home', 'Home', house, { iconOn: houseFill, current: true }),
        entry('reward', 'Reward centre', gift, { unread: 3 }),
        entry('security', 'Security centre', crown, { note: 'VIP' }),
        entry('rebate', 'Manual rebate', percent),
      ],
    },
  ],
  promotions: samplePromotions,
  allPromotions: { href: at('promotions') },
  app: (
    <AppDownload
      code={<SampleCode />}
      stores={[entry('ios', 'iOS', appleLogo), entry('android', 'Android', androidLogo)]}
    />
  ),
  service: [
    entry('cs', 'Customer service', headset),
    { id: 'language', label: 'Language', icon: globe, note: 'English', onSelect: () => {} },
  ],
  social: sampleSocial,
}

export const sampleColumns = ['Products', 'Help', 'Company'].map((title) => ({
  id: title,
  title,
  entries: ['Terms of use', 'Deposit and withdrawal', 'Responsible play', 'Feedback'].map((label) => ({
    id: label,
    label,
    href: at('x'),
  })),
}))

export const sampleBar: BarEntry[] = [
  entry('home', 'Home', house, { iconOn: houseFill, current: true }),
  entry('rng', 'Casino', cherries, { iconOn: cherriesFill }),
  entry('deposit', 'Deposit', plus, { primary: true }),
  entry('reward', 'Rewards', gift),
  entry('account', 'Account', userCircle),
]

export const sampleServices: ServiceEntry[] = [
  entry('invite', 'Invite friends', userPlus, { accent: true }),
  entry('app', 'App download', deviceMobile),
  entry('chat', 'Live chat', chatCircleDots, { ownWindow: true }),
  {
    id: 'telegram',
    label: 'Telegram',
    icon: telegramLogo,
    entries: ['Support in Bengali', 'Support in English', 'News'].map((label) => ({ id: label, label, href: at('t') })),
  },
  {
    id: 'facebook',
    label: 'Facebook',
    icon: facebookLogo,
    entries: ['Our page', 'Players’ group'].map((label) => ({ id: label, label, href: at('f') })),
  },
]

export const sampleMember: MenuSection[] = [
  {
    id: 'user',
    title: 'User',
    entries: [
      entry('security', 'Security centre', shieldCheck),
      entry('transfer', 'Transfer fund', arrowsLeftRight),
      entry('deposit', 'Deposit', arrowCircleDown, { current: true }),
      entry('withdraw', 'Withdraw', arrowCircleUp),
    ],
  },
  {
    id: 'records',
    title: 'Records',
    entries: [
      entry('bets', 'Betting record', receipt),
      entry('history', 'Transaction history', listBullets),
      entry('profit', 'Profit and loss', chartLine),
      entry('bonus', 'Bonus details', coins),
    ],
  },
  {
    id: 'rewards',
    title: 'Rewards',
    entries: [
      entry('reward', 'Reward centre', gift, { unread: 3 }),
      entry('referral', 'Referral', userPlus),
      entry('missions', 'Missions', target, { unread: 2 }),
      entry('messages', 'Messages', envelopeSimple, { unread: 128 }),
    ],
  },
]

export const sampleAgentPage: MenuSection[] = [
  {
    id: 'desk',
    title: 'Desk',
    entries: [
      entry('news', 'Announcement', megaphone),
      entry('team', 'Team overview', chartBar, { current: true }),
      entry('register', 'Register account', userPlus),
      entry('downline', 'Downline management', usersThree),
      entry('loss', 'User loss', trendDown),
    ],
  },
  {
    id: 'money',
    title: 'Money',
    entries: [
      entry('deposit', 'Deposit', arrowCircleDown),
      entry('withdraw', 'Withdraw', arrowCircleUp),
      entry('income', 'My income', coins),
      entry('details', 'Account details', clockCounterClockwise),
    ],
  },
  {
    id: 'support',
    title: 'Support',
    entries: [
      entry('messages', 'Platform messages', envelopeSimple, { unread: 2 }),
      entry('cs', 'Customer service', headset),
    ],
  },
]
