import { formatMoney } from '@brand/ui/balance-display'
import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { useBalance } from '../../../app/auth/balance.ts'
import { formatClock } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { usePreferences } from '../../../app/storage/preferences.ts'
import { useAccount } from '../../../app/auth/session.ts'
import type { Key } from '../../../app/i18n/words.ts'
import * as css from './agent.css.ts'
import { SiteClock } from './SiteClock.tsx'

const kinds: Record<number, Key<'agent'>> = { 1: 'kind.1', 2: 'kind.2', 41: 'kind.41', 42: 'kind.42' }

/** Hours of the support desk, in the time zone of the site. */
const support = { from: 12, to: 21 }

/** The agent's own account: name, kind in words, balance, and what time it is here. */
export function AgentOverview() {
  const t = useWords('agent')
  const lang = useLang()
  const { member, failed } = useAccount()
  const { data: balance } = useBalance()
  const { balanceHidden } = usePreferences()
  const zone = useZone()
  const { day } = useTime()
  const clock = (hour: number) => formatClock(Date.UTC(2026, 0, 1, hour), lang, 'UTC')
  if (failed) return <ErrorState title={t('failed')} onRetry={() => location.reload()} />
  const kind = member ? kinds[member.type] : undefined
  return (
    <>
      <PageHeader title={t('overview')} />
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.term}>{t('name')}</dt>
          <dd className={css.value}>{member ? <bdi>{member.nickname}</bdi> : <Skeleton />}</dd>
          <dd className={css.small}>{member ? `${t('account')} ${member.account}` : null}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{t('kind')}</dt>
          <dd className={css.value}>{member ? kind ? t(kind) : t('kind.41') : <Skeleton />}</dd>
          <dd className={css.small}>{member ? `${t('since')} ${day(member.regDate)}` : null}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{t('balance')}</dt>
          <dd className={css.value}>
            {balance ? (
              <bdi className={css.money}>
                <span className={css.symbol}>{balance.currencySymbol}</span>
                {balanceHidden ? '••••••' : formatMoney(balance.sumBalance)}
              </bdi>
            ) : (
              <Skeleton />
            )}
          </dd>
          <dd className={css.small}>{t('playMoney')}</dd>
        </div>
        <div className={css.fact}>
          <dt className={css.term}>{t('clock')}</dt>
          <dd className={css.value}>
            <SiteClock />
          </dd>
        </div>
      </dl>
      <p className={css.note}>{t('support.hours', { from: clock(support.from), to: clock(support.to), zone })}</p>
    </>
  )
}
