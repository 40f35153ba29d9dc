import type { RewardSpins } from '@brand/sdk/member'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { DataList } from '@brand/ui/data-list'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { Eligible } from '../../../../app/records/Eligible.tsx'
import { useSpinWords } from '../../../../app/records/use-spin-words.ts'
import type { Reward } from '../rewards.model.ts'
import { useRewardWords } from '../use-reward-words.ts'
import { Decision } from './Decision.tsx'

interface SpinsCostProps {
  reward: Reward
  spins: RewardSpins
  /** Play that the mean win asks for. */
  required: string
}

/** Free spins before they are taken: what they win on average, and what becomes of it. */
export function SpinsCost({ reward, spins, required }: SpinsCostProps) {
  const t = useWords('rewards')
  const { money, count } = useRewardWords()
  const words = useSpinWords()
  const { multiple, amount, days, maxBet, maxRelease, eligible } = reward
  const inDays = (n: number) => t('days.count', { count: n, n: count(n) })
  const times = t('spins.cost.play.times', { multiple: count(multiple) })
  const bonus = multiple > 0
  return (
    <>
      <PageHeader title={t('spins.cost.title', { what: words.short(spins) })} description={t('spins.cost.about')} />
      <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
        <Stack space="2xl">
          <DataList
            items={[
              { term: t('spins.cost.game'), value: <bdi>{spins.gameName}</bdi> },
              {
                term: t('spins.cost.worth'),
                value: <Amount of={amount} />,
                note: t('spins.cost.worth.note', { n: count(spins.count), stake: money(spins.stake) }),
              },
              ...(spins.expected === null
                ? []
                : [
                    {
                      term: t('spins.cost.expected'),
                      value: <Amount of={spins.expected} />,
                      note: t('spins.cost.expected.note'),
                    },
                  ]),
              {
                term: t('spins.cost.play'),
                value: bonus ? spins.expected === null ? times : <Amount of={required} /> : t('spins.cost.play.none'),
                ...(bonus && spins.expected !== null && { note: times }),
              },
            ]}
          />
          <Eligible of={eligible} />
        </Stack>
        <Card as="section" space="md" aria-label={t('cost.plain')}>
          <Text>{t('spins.cost.plain')}</Text>
          <DataList
            items={[
              { term: t('spins.cost.days'), value: inDays(spins.days) },
              {
                term: t('spins.cost.maxWin'),
                value: spins.maxWin === null ? t('spins.cost.maxWin.none') : <Amount of={spins.maxWin} />,
              },
              ...(bonus && days !== null ? [{ term: t('days'), value: inDays(days) }] : []),
              ...(bonus && maxBet !== null ? [{ term: t('maxBet'), value: <Amount of={maxBet} /> }] : []),
              ...(maxRelease === null ? [] : [{ term: t('maxRelease'), value: <Amount of={maxRelease} /> }]),
            ]}
          />
          {bonus ? <Callout tone="info">{t('spins.cost.bonus')}</Callout> : null}
          <Decision reward={reward} what={words.short(spins)} />
        </Card>
      </Columns>
    </>
  )
}
