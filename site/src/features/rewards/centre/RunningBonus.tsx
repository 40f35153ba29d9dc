import { buttonAttributes } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Inline } from '@brand/ui/inline'
import { Progress } from '@brand/ui/progress'
import { Text } from '@brand/ui/text'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { Eligible } from '../../../app/records/Eligible.tsx'
import { GiveUpBonus } from '../../../app/records/GiveUpBonus.tsx'
import { giveUpWords } from '../give-up-words.ts'
import type { Reward } from './rewards.model.ts'
import { useRewardWords } from './use-reward-words.ts'

const details = memberPath('bonuses')

/** The reward that is being played: how far it is, what counts for it, and how to give it up. */
export function RunningBonus({ reward }: { reward: Reward }) {
  const t = useWords('rewards')
  const words = useRewardWords()
  const { day } = useTime()
  const shown = useMemberShown()
  const { rewardId, form, amount, required, done, percent, expiresAt, maxBet, spins } = reward
  return (
    <Card title={t('running')} description={words.title(reward)}>
      <Amount of={spins?.paid ?? amount} size="headline" />
      <Progress label={t('progress')} value={percent} />
      <Inline justify="between">
        <Text as="span" size="dense" quiet>
          {t('played', { amount: words.money(done) })}
        </Text>
        <Text as="span" size="dense" quiet>
          {t('required.all', { amount: words.money(required) })}
        </Text>
      </Inline>
      <DataList
        items={[
          ...(expiresAt ? [{ term: t('expires'), value: day(expiresAt) }] : []),
          ...(maxBet === null ? [] : [{ term: t('maxBet'), value: <Amount of={maxBet} /> }]),
        ]}
      />
      <Eligible of={reward.eligible} />
      {form !== 'CASH' && shown(details) ? (
        <a {...buttonAttributes({ variant: 'secondary' })} href={details}>
          {t('details')}
        </a>
      ) : null}
      {form !== 'CASH' ? <GiveUpBonus rewardId={rewardId} {...giveUpWords(t)} /> : null}
    </Card>
  )
}
