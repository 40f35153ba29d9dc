import { buttonAttributes } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Icon } from '@brand/ui/icon'
import { lock } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Progress } from '@brand/ui/progress'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useId } from 'react'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { StateHeading } from '../../../app/records/StateHeading.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import * as css from './missions.css.ts'
import { chipOf, type Mission } from './missions.model.ts'
import { useMissionWords } from './use-mission-words.ts'

/** One mission: what is counted and how far it is, what it brings, and what can be done about it. */
export function MissionCard({ mission }: { mission: Mission }) {
  const t = useWords('missions')
  const words = useMissionWords()
  const id = useId()
  const { title, text, metric, status, progress, target, percent, reward, games, after, claimBy, claimedAt } = mission
  const figures = t('figures', { done: words.quantity(mission, progress), of: words.quantity(mission, target) })
  return (
    <Card as="li" space="md" aria-labelledby={id}>
      <StateHeading id={id} status={chipOf(mission)} state={words.state(mission)} wrap={false}>
        {title}
      </StateHeading>
      <Stack space="2xs">
        <Text size="dense">{words.task(mission)}</Text>
        {text ? (
          <Text size="dense" quiet>
            {text}
          </Text>
        ) : null}
      </Stack>
      {status === 'LOCKED' ? (
        <Inline space="xs" align="center">
          <Icon icon={lock} size={16} />
          <Text as="span" size="dense" quiet>
            {after ? t('after', { title: after.title }) : t('soon')}
          </Text>
        </Inline>
      ) : (
        <Progress label={words.task(mission)} labelHidden value={percent} note={figures} valueText={figures} />
      )}
      <DataList
        items={[
          { term: t('reward'), value: words.gift(reward) },
          { term: t('period'), value: words.period(mission) },
          ...(metric === 'DEPOSITS' ? [] : [{ term: t('games'), value: words.games(games) }]),
        ]}
      />
      <div className={css.foot}>
        {claimedAt ? (
          <Text size="caption" quiet>
            {t('claimed', { time: words.time(claimedAt) })}
          </Text>
        ) : claimBy && status === 'COMPLETE' ? (
          <Text size="caption" quiet>
            {t('claim.until', { time: words.time(claimBy) })}
          </Text>
        ) : null}
        {status === 'COMPLETE' ? <Claim mission={mission} describedBy={id} /> : null}
        {claimedAt && reward.multiple > 0 && mission.rewardId ? (
          <a
            {...buttonAttributes({ variant: 'quiet', size: 'sm', className: css.action })}
            aria-describedby={id}
            href={memberPath('rewards')}
          >
            {t('to.rewards')}
          </a>
        ) : null}
      </div>
    </Card>
  )
}

function Claim({ mission: { id, periodKey }, describedBy }: { mission: Mission; describedBy: string }) {
  const t = useWords('missions')
  const claim = useApiMutation({
    mutationFn: () => member.missions.claim({ id, periodKey }),
    changes: ['missions', 'rewards', 'wallet', 'turnover', 'summary'],
    onSuccess: ({ paid }) => showToast({ tone: 'success', title: t(paid ? 'paid' : 'waits') }),
    toastError: true,
  })
  return (
    <MutationButton className={css.action} aria-describedby={describedBy} of={claim} busyLabel={t('claiming')}>
      {t('claim')}
    </MutationButton>
  )
}
