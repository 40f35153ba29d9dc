import { formerUntil, formerWords, type WordName } from './i18n/formerWords.ts'

export interface RenamedWord {
  /** Part and key as they were. */
  from: WordName
  to: WordName
  /** The version that adds the new name, and the one that removes the old. */
  since: string
  until: string
}

/**
 * What still works and will go. From this list come the `@deprecated` of the types and docs/deprecations.md (`npm run
 * gen`), the warning of development builds, and what `brand-ui codemod` rewrites.
 */
export const renamedWords: readonly RenamedWord[] = formerWords.map(([from, to]) => ({
  from,
  to,
  since: '0.2.0',
  until: formerUntil,
}))

/** The version whose components have the one vocabulary of props. Old names do not work from then on. */
export const vocabularySince = '0.2.0'

/** Props by component, as they were and as they are. */
export const renamedProps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AlertDialog: { kind: 'variant', onClose: 'onOpenChange' },
  AnnouncementPopup: { announcements: 'items', onClose: 'onOpenChange' },
  Badge: { kind: 'variant' },
  Captcha: { loading: 'busy' },
  Carousel: { slides: 'items' },
  CategoryNav: { categories: 'items' },
  Chart: { kind: 'variant' },
  Dialog: { onClose: 'onOpenChange' },
  EmptyState: { shape: 'icon' },
  ErrorState: { shape: 'icon', retrying: 'busy' },
  FloatingService: { entries: 'items' },
  GameCard: { shape: 'variant' },
  Icon: { shape: 'icon' },
  IconButton: { shape: 'icon' },
  Link: { look: 'variant' },
  Marquee: { shape: 'icon' },
  MoneyField: { look: 'variant' },
  PromotionCard: { look: 'variant', kind: 'category' },
  Radio: { look: 'variant' },
  RadioGroup: { look: 'variant' },
  Sheet: { onClose: 'onOpenChange' },
  Showcase: { slides: 'items' },
  Skeleton: { shape: 'variant' },
  Stepper: { steps: 'items' },
  Table: { surface: 'variant', caption: 'label', showCaption: 'labelVisible' },
  Tabs: { look: 'variant', tabs: 'items' },
  Toggletip: { shape: 'icon' },
  WinnersScroller: { winners: 'items', label: 'title' },
}

/** Values of `tone`, as they were and as they are. */
export const renamedTones: Readonly<Record<string, string>> = {
  pos: 'success',
  neg: 'danger',
  warn: 'warning',
  error: 'danger',
}

/** Exports, as they were and as they are. */
export const renamedExports: Readonly<Record<string, string>> = {
  AlertDialogClose: 'AlertDialogOpenDetails',
  ButtonLook: 'ButtonOwnProps',
  buttonLook: 'buttonAttributes',
  CarouselSlide: 'CarouselItem',
  DialogClose: 'DialogOpenDetails',
  Fault: 'FieldError',
  FieldLook: 'FieldOwnProps',
  LobbyChange: 'LobbyDetails',
  NumberFault: 'NumberError',
  PageChange: 'PageDetails',
  PopoverChange: 'PopoverOpenDetails',
  ServerFault: 'ServerFieldError',
  serverFaults: 'serverErrors',
  SheetClose: 'SheetOpenDetails',
  ShowcaseSlide: 'ShowcaseItem',
  Step: 'StepperItem',
  Tab: 'TabsItem',
}

/** Roles of the theme (`vars.…`), as they were and as they are. */
export const renamedRoles: Readonly<Record<string, string>> = {
  lip: 'edge',
  neg: 'danger',
  negSoft: 'dangerSoft',
  overhang: 'glyphOverflow',
  pos: 'success',
  posSoft: 'successSoft',
  warn: 'warning',
  warnSoft: 'warningSoft',
}

/** What the codemod cannot decide: the reader of the diff does. */
export const changedByHand: readonly (readonly [was: string, is: string])[] = [
  ['`onRetry(details)` of ErrorState, LeaderboardTable, Table; `onRefresh(details)` of Captcha', 'the event alone'],
  [
    'second argument of `onFavouriteChange` (GameCard) and `onMaskedChange` (BalanceDisplay): the event',
    '`{ reason, event }`',
  ],
  ['`details.fault` of NumberField and MoneyField', '`details.error`'],
  ['attributes `data-look`, `data-kind`, `data-shape`, `data-surface` of components', '`data-variant`'],
  ['`data-owner="house"` of TransactionTimeline', '`data-owner="operator"`'],
  [
    'CSS variables `--brand-pos`, `--brand-neg`, `--brand-warn`, `--brand-lip`, `--brand-overhang` and their `-soft`',
    'the names of the roles below',
  ],
]
