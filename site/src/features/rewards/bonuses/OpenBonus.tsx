import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { DataList } from '@brand/ui/data-list'
import { Progress } from '@brand/ui/progress'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { stateChip } from '../../../app/records/state-chip.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { formatCount } from '../../../app/format/format.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Eligible } from '../../../app/records/Eligible.tsx'
import { GiveUpBonus } from '../../../app/records/GiveUpBonus.tsx'
import { giveUpWords } from '../give-up-words.ts'
import type { Bonus } from './bonuses.model.ts'
import { CountedBets } from './CountedBets.tsx'
import { useBonusWords } from './use-bonus-words.ts'
import { useMoney } from '../../../app/format/use-money.ts'

/** A bonus that is played or waits: how far it is, what it asks for, what was counted, and how to give it up. */
export function OpenBonus({ bonus }: { bonus: Bonus }) {
  const t = useWords('bonuses')
  const w = useWords('rewards')
  const lang = useLang()
  const words = useBonusWords()
  const { time } = useTime()
  const money = useMoney()
  const { rewardId, amount, left, required, done, percent, multiple, base, maxBet, maxRelease } = bonus
  const active = bonus.state === 'ACTIVE'
  return (
    <Card
      space="lg"
      title={words.title(bonus)}
      actions={<StatusChip status={stateChip(bonus.state)}>{words.state(bonus)}</StatusChip>}
    >
      <Columns widths="main-aside" collapseBelow="desktop" space="2xl">
        <Stack space="lg">
          <Stack space="xs">
            <Text size="dense" quiet>
              {t(active ? 'left' : 'amount')}
            </Text>
            <Amount of={active ? left : amount} size="headline" />
            {active ? (
              <Text size="dense" quiet>
                {t('left.of', { amount: money(amount) })}
              </Text>
            ) : (
              <Text size="dense" quiet>
                {t('waiting')}
              </Text>
            )}
          </Stack>
          <Stack space="xs">
            <Progress
              label={t('progress')}
              value={percent}
              valueText={t('progress.value', { done: money(done), of: money(required) })}
            />
            <Text size="dense" quiet>
              {t('progress.value', { done: money(done), of: money(required) })}
            </Text>
          </Stack>
          <CountedBets bonus={bonus} />
        </Stack>
        <Stack space="lg">
          <DataList
            items={[
              {
                term: t('required'),
                value: <Amount of={required} />,
                note: t('times', { multiple: formatCount(multiple, lang), base: money(base) }),
              },
              ...(bonus.expiresAt ? [{ term: t('until'), value: time(bonus.expiresAt) }] : []),
              { term: t('maxBet'), value: maxBet === null ? t('noLimit') : <Amount of={maxBet} /> },
              ...(maxRelease === null ? [] : [{ term: t('maxRelease'), value: <Amount of={maxRelease} /> }]),
              { term: t('taken'), value: time(bonus.takenAt) },
            ]}
          />
          <Eligible of={bonus.eligible} />
          {active || rewardId ? <GiveUpBonus rewardId={rewardId} bonusId={bonus.bonusId} {...giveUpWords(w)} /> : null}
        </Stack>
      </Columns>
    </Card>
  )
}
