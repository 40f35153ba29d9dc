import { Breadcrumb } from '@brand/ui/breadcrumb'
import { Callout } from '@brand/ui/callout'
import { Columns } from '@brand/ui/columns'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { PageHeader } from '@brand/ui/page-header'
import { Select } from '@brand/ui/select'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { member } from '../../../../app/api/member-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { centrePath } from '../../../../app/centre/centres.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { Answered } from '../../../../app/records/Answered.tsx'
import { CostFigures } from '../../../../app/records/CostFigures.tsx'
import { Eligible } from '../../../../app/records/Eligible.tsx'
import { useRewardWords } from '../use-reward-words.ts'
import { CostAside } from './CostAside.tsx'
import { EveningDots } from './EveningDots.tsx'
import { OtherGames } from './OtherGames.tsx'
import { SpinsCost } from './SpinsCost.tsx'
import { stakesFor } from './stakes.ts'

/** What a reward asks for before it is taken: its terms, and how its play ends. */
export default function RewardCost({ rewardId }: { rewardId: string }) {
  const t = useWords('rewards')
  const words = useRewardWords()
  const [stake, setStake] = useState<string>()
  const [chosen, setChosen] = useState<number>()
  const answer = useApiQuery(member.rewards.cost, { rewardId, ...(stake && { stake }) }, { keep: true })
  const { data } = answer
  const steps = [
    { id: 'list', label: t('title'), href: centrePath('member', 'rewards') },
    { id: 'reward', label: data ? words.title(data.reward) : t('terms.see') },
  ]
  if (!data)
    return (
      <Stack>
        <Breadcrumb items={steps} />
        <Answered answer={answer} failed={t('cost.failed')} outline="md">
          {() => null}
        </Answered>
      </Stack>
    )
  const { reward } = data
  if (reward.spins)
    return (
      <Stack space="xl">
        <Breadcrumb items={steps} />
        <SpinsCost reward={reward} spins={reward.spins} required={data.required} />
      </Stack>
    )
  const shown = data.list.find(({ game }) => game.nodeId === chosen) ?? data.list[0]
  return (
    <Stack space="xl">
      <Stack space="sm">
        <Breadcrumb items={steps} />
        <PageHeader
          title={t('cost.title', { amount: words.money(reward.amount) })}
          description={t('cost.about')}
          actions={
            shown ? (
              <Inline space="sm" align="end">
                {data.list.length > 1 ? (
                  <Select
                    label={t('cost.game')}
                    value={String(shown.game.nodeId)}
                    onValueChange={(nodeId) => setChosen(Number(nodeId))}
                    options={data.list.map(({ game }) => ({ value: String(game.nodeId), label: game.gameName }))}
                  />
                ) : null}
                <Select
                  label={t('cost.stake')}
                  value={data.stake}
                  onValueChange={setStake}
                  options={stakesFor(data, reward.maxBet).map((value) => ({
                    value,
                    label:
                      value === data.usual ? t('cost.stake.usual', { stake: words.money(value) }) : words.money(value),
                  }))}
                />
              </Inline>
            ) : undefined
          }
        />
      </Stack>
      {shown ? (
        <CostFigures label={t('cost.about')} cost={data} multiple={reward.multiple} base={reward.base} shown={shown} />
      ) : (
        <Callout tone="info">{t('cost.none')}</Callout>
      )}
      <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
        <Stack space="2xl">
          {shown ? (
            <Stack space="md">
              <Stack space="2xs">
                <Heading level={2}>{t('cost.evenings')}</Heading>
                <Text quiet>{t('cost.evenings.text', { game: shown.game.gameName })}</Text>
              </Stack>
              <EveningDots ends={shown.ends} own={data.own} />
            </Stack>
          ) : null}
          {data.list.length > 1 ? (
            <Stack space="md">
              <Heading level={2}>{t('cost.games')}</Heading>
              <OtherGames list={data.list} />
            </Stack>
          ) : null}
          <Eligible of={reward.eligible} />
        </Stack>
        <CostAside cost={data} shown={shown} />
      </Columns>
    </Stack>
  )
}
