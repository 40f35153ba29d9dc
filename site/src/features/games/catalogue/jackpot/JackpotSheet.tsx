import { EmptyState } from '@brand/ui/empty-state'
import { trophy } from '@brand/ui/icons'
import { Sheet } from '@brand/ui/sheet'
import { Skeleton } from '@brand/ui/skeleton'
import { DataList } from '@brand/ui/data-list'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { GamesJackpotOutput } from '@brand/sdk'
import { RetryState } from '../../../../app/errors/RetryState.tsx'
import { sdk } from '../../../../app/api/client.ts'
import { useModule } from '../../../../app/api/status.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { formatPercent } from '../../../../app/format/percent.ts'
import { useAssetMoney } from '../sheet/use-asset-money.ts'
import { JackpotHits } from './JackpotHits.tsx'
import * as css from './jackpot.css.ts'

/**
 * The jackpot: what it holds, what feeds it, how it falls and to whom it fell. Every figure is the operator's.
 */
export function JackpotSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords('lobby')
  const on = useModule('WINNER3')
  const answer = useApiQuery(sdk.games.jackpot, {}, { enabled: open && on, staleTime: 0, keep: true })
  const { data, isError } = answer
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
        <RetryState answer={answer} title={t('jackpot.failed')} level={3} />
      ) : (
        <Stack space="lg" aria-busy>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </Sheet>
  )
}

function Pools({ jackpot: { mode, amount, currency, pools, hits = [] } }: { jackpot: GamesJackpotOutput }) {
  const t = useWords('lobby')
  const lang = useLang()
  const money = useAssetMoney()
  if (mode !== 'pool') {
    return (
      <Stack space="lg">
        <p>
          <Amount of={amount} currency={currency} size="headline" />
        </p>
        <Text size="dense" quiet>
          {t('jackpot.drawn')}
        </Text>
      </Stack>
    )
  }
  const unit = money('1.00', currency)
  return (
    <Stack space="xl">
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
          <Section key={id} label={t('jackpot.title')} space="sm">
            <p>
              <Amount of={holds} currency={currency} size="headline" />
            </p>
            <DataList divided items={rows.flatMap(([term, value]) => (value ? [{ id: term, term, value }] : []))} />
            <ul className={css.rules}>
              <li>{t('jackpot.rule.must')}</li>
              <li>{t('jackpot.rule.all')}</li>
              <li>{t('jackpot.rule.return')}</li>
            </ul>
            {hash ? (
              <DataList
                variant="stacked"
                items={[{ term: t('jackpot.promise'), value: <code className={css.code}>{hash}</code> }]}
              />
            ) : null}
          </Section>
        )
      })}
      <JackpotHits hits={hits} currency={currency} />
    </Stack>
  )
}
