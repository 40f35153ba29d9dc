import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { trophy } from '@brand/ui/icons'
import { Sheet } from '@brand/ui/sheet'
import { Skeleton } from '@brand/ui/skeleton'
import type { GamesJackpotOutput } from '@brand/sdk'
import { sdk } from '../../../../app/api/client.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { formatPercent } from '../../../../app/format/percent.ts'
import * as sheet from '../sheet/sheet.css.ts'
import { useMoney } from '../sheet/use-money.ts'
import { Hits } from './Hits.tsx'
import * as css from './jackpot.css.ts'

/**
 * The jackpot: what it holds, what feeds it, how it falls and to whom it fell. Every figure is the operator's.
 */
export function JackpotSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords('lobby')
  const language = useLang()
  const on = useModule('WINNER3')
  const { data, isError, refetch } = useApiQuery(
    sdk.games.jackpot,
    { language },
    { enabled: open && on, staleTime: 0, keep: true },
  )
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      closeOnOutside
      title={t('jackpot.title')}
      description={t('jackpot.about')}
    >
      {!on || data?.mode === 'off' ? (
        <EmptyState icon={trophy} title={t('jackpot.none')} level={3}>
          {t('jackpot.noneText')}
        </EmptyState>
      ) : data ? (
        <Pools jackpot={data} />
      ) : isError ? (
        <ErrorState title={t('jackpot.failed')} level={3} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy className={sheet.sheet}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
    </Sheet>
  )
}

function Pools({ jackpot: { mode, amount, currency, pools, hits = [] } }: { jackpot: GamesJackpotOutput }) {
  const t = useWords('lobby')
  const lang = useLang()
  const money = useMoney()
  if (mode !== 'pool') {
    return (
      <div className={sheet.sheet}>
        <p className={css.figure}>{money(amount, currency)}</p>
        <p className={css.note}>{t('jackpot.drawn')}</p>
      </div>
    )
  }
  const unit = money('1.00', currency)
  return (
    <div className={sheet.sheet}>
      {pools.map(({ id, amount: holds, hash, onePer, sharePercent, startsWith }) => {
        const rows: [name: string, value: string | undefined][] = [
          [
            t('jackpot.chance'),
            onePer === undefined ? undefined : t('jackpot.chanceValue', { onePer: formatCount(onePer, lang), unit }),
          ],
          [t('jackpot.share'), sharePercent === undefined ? undefined : formatPercent(sharePercent, lang)],
          [t('jackpot.starts'), startsWith && t('jackpot.startsValue', { amount: money(startsWith, currency) })],
          [t('jackpot.feeds'), t('jackpot.feedsValue', { currency })],
        ]
        return (
          <section key={id} aria-label={t('jackpot.title')} className={css.pool}>
            <p className={css.figure}>{money(holds, currency)}</p>
            <dl className={sheet.facts}>
              {rows.map(
                ([name, value]) =>
                  value && (
                    <div key={name} className={sheet.fact}>
                      <dt className={sheet.name}>{name}</dt>
                      <dd className={sheet.value}>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
            <ul className={css.rules}>
              <li>{t('jackpot.rule.must')}</li>
              <li>{t('jackpot.rule.all')}</li>
              <li>{t('jackpot.rule.return')}</li>
            </ul>
            {hash ? (
              <p className={css.promise}>
                {t('jackpot.promise')}
                <code className={css.code}>{hash}</code>
              </p>
            ) : null}
          </section>
        )
      })}
      <Hits hits={hits} currency={currency} />
    </div>
  )
}
