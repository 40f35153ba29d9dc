import { buttonAttributes } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Inline } from '@brand/ui/inline'
import { Progress } from '@brand/ui/progress'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import type { RewardSpins } from '@brand/sdk/member'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { GiveUpBonus } from '../../../app/records/GiveUpBonus.tsx'
import { useSpinWords } from '../../../app/records/use-spin-words.ts'
import { memberPath, seamlessPath } from '../../../app/routing/paths.ts'
import { giveUpWords } from '../give-up-words.ts'
import type { Reward } from './bonuses.model.ts'

/** Free spins that are played: how many are left, what they have won, and what becomes of it. */
export function OpenSpins({ reward, spins }: { reward: Reward; spins: RewardSpins }) {
  const t = useWords('bonuses')
  const w = useWords('rewards')
  const words = useSpinWords()
  const { time } = useTime()
  const { left, count, won, playBy, maxWin } = spins
  const title = reward.title ?? words.short(spins)
  return (
    <Card
      space="lg"
      title={title}
      description={words.what(spins)}
      actions={<StatusChip status="processing">{t('state.ACTIVE')}</StatusChip>}
    >
      <Stack space="xs">
        <Progress
          label={w('spins.used')}
          value={Math.floor(((count - left) * 100) / count)}
          valueText={words.left(spins)}
        />
        <Text size="dense" quiet>
          {words.left(spins)}
        </Text>
      </Stack>
      <DataList
        items={[
          { term: w('spins.won'), value: <Amount of={won} /> },
          ...(playBy === null ? [] : [{ term: t('until'), value: time(playBy) }]),
          ...(maxWin === null ? [] : [{ term: w('spins.cost.maxWin'), value: <Amount of={maxWin} /> }]),
        ]}
      />
      <Text size="dense">{words.win(reward.multiple)}</Text>
      <Inline space="sm">
        {left > 0 ? (
          <a {...buttonAttributes({ variant: 'primary' })} href={seamlessPath(spins, memberPath('bonuses'))}>
            {w('spins.open')}
          </a>
        ) : null}
        <GiveUpBonus rewardId={reward.rewardId} {...giveUpWords(w, 'spins')} />
      </Inline>
    </Card>
  )
}
