import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Text } from '@brand/ui/text'
import { Link } from '@brand/ui/link'
import { Progress } from '@brand/ui/progress'
import { Skeleton } from '@brand/ui/skeleton'
import type { SummaryMemberOutput } from '@brand/sdk/member'
import type { ReactNode } from 'react'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { memberPath, type MemberPage } from '../../../app/routing/paths.ts'
import { later, useBalance } from '../../../app/auth/balance.ts'
import { useAccount } from '../../../app/auth/session.ts'
import * as css from './member.css.ts'

interface OverviewCardsProps {
  /** Undefined while it loads. */
  summary: SummaryMemberOutput | undefined
  /** Whether this person has a page. */
  shown: (page: MemberPage) => boolean
}

/** The figures of the overview, each with the page that shows more. */
export function OverviewCards({ summary, shown }: OverviewCardsProps) {
  const t = useWords('overview')
  const mine = useWords('member')
  const lang = useLang()
  const { balanceHidden } = usePreferences()
  const pushed = useBalance().data
  const { member: account } = useAccount()
  const money = (text: string) => (balanceHidden ? '••••••' : <Amount of={text} />)
  const more = (page: MemberPage, words: string) =>
    shown(page) ? (
      <Link variant="action" href={memberPath(page)}>
        {words}
      </Link>
    ) : null
  const { balance, turnover, today, vip } = summary ?? {}
  // What was pushed since outranks the answer.
  const wallet = balance?.value && pushed ? later(balance.value, pushed) : (balance?.value ?? pushed)
  const held = turnover?.value
  const day = today?.value
  const rank = vip?.value
  return (
    <Grid minColumn={{ phone: 'xs', tablet: 'md' }} space={{ phone: 'sm', tablet: 'md' }}>
      <Figure
        title={t('card.balance')}
        waiting={!summary}
        more={more('ledgerProof', t('card.proof'))}
        value={wallet && money(wallet.total)}
      >
        {wallet && Number(wallet.bonus) > 0 ? (
          <p>
            {t('card.bonus')} {money(wallet.bonus)}
          </p>
        ) : null}
        {wallet && Number(wallet.hold) > 0 ? (
          <p>
            {t('card.hold')} {money(wallet.hold)}
          </p>
        ) : null}
      </Figure>
      <Figure
        title={t('card.withdrawable')}
        waiting={!summary}
        more={more('withdraw', mine('page.withdraw'))}
        value={held && money(held.withdrawable)}
      >
        {held && held.open > 0 ? (
          <Progress
            label={t('card.turnover', { count: held.open, n: formatCount(held.open, lang) })}
            value={held.percent}
            max={100}
            note={money(held.remaining)}
          />
        ) : held ? (
          <span>{t('card.free')}</span>
        ) : null}
      </Figure>
      <Figure
        title={t('card.today')}
        waiting={!summary}
        more={more('profit', mine('page.profit'))}
        value={day && money(day.net)}
      >
        {day ? (
          <span>
            <span>{t('card.rounds', { count: day.rounds, n: formatCount(day.rounds, lang) })}</span> · {t('card.stake')}{' '}
            {money(day.stake)}
          </span>
        ) : null}
      </Figure>
      {shown('vip') && rank !== null ? (
        <Figure
          title={mine('page.vip')}
          waiting={!summary}
          more={more('vip', mine('page.vip'))}
          value={account?.vipLabelName}
        >
          {rank?.next ? (
            <Progress label={t('card.vip')} value={rank.next.percent} max={100} note={money(rank.next.total)} />
          ) : null}
        </Figure>
      ) : null}
    </Grid>
  )
}

interface FigureProps {
  title: string
  waiting: boolean
  /** Undefined where it could not be had: never zero. */
  value: ReactNode
  more: ReactNode
  children?: ReactNode
}

function Figure({ title, waiting, value, more, children }: FigureProps) {
  return (
    <Card title={title} aria-busy={waiting} padding={{ phone: 'md', tablet: 'lg' }} space="xs" footer={more}>
      <Text as="div" size="headline" className={css.figure}>
        {waiting ? <Skeleton /> : (value ?? '—')}
      </Text>
      <Text as="div" size="caption" quiet minLines={2}>
        {waiting ? <Skeleton /> : value === undefined ? null : children}
      </Text>
    </Card>
  )
}
