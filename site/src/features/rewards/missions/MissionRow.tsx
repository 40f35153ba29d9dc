import { buttonAttributes } from '@brand/ui/button'
import { DataList } from '@brand/ui/data-list'
import { Icon } from '@brand/ui/icon'
import { lock } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { MissionCard } from '@brand/ui/mission-card'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { useId } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { chipOf, type Mission } from './missions.model.ts'
import { useMissionWords } from './use-mission-words.ts'

/** One mission: what is counted and how far it is, what it brings, and what can be done about it. */
export function MissionRow({ mission }: { mission: Mission }) {
  const t = useWords('missions')
  const words = useMissionWords()
  const id = useId()
  const { title, text, metric, status, progress, target, percent, reward, games, after } = mission
  const locked = status === 'LOCKED'
  return (
    <MissionCard
      titleId={id}
      level={2}
      title={title}
      text={text ? `${words.task(mission)} · ${text}` : words.task(mission)}
      done={percent}
      target={locked ? undefined : 100}
      figures={t('figures', { done: words.quantity(mission, progress), of: words.quantity(mission, target) })}
      reward={words.money(reward.amount)}
      rewardNote={words.play(reward.multiple)}
      step={<Step mission={mission} titleId={id} />}
    >
      <Stack space="2xs">
        {locked ? (
          <Inline space="xs" align="center">
            <Icon icon={lock} size={16} />
            <Text as="span" size="dense" quiet>
              {after ? t('after', { title: after.title }) : t('soon')}
            </Text>
          </Inline>
        ) : null}
        <DataList
          items={[
            { term: t('period'), value: words.period(mission) },
            ...(metric === 'DEPOSITS' ? [] : [{ term: t('games'), value: words.games(games) }]),
          ]}
        />
      </Stack>
    </MissionCard>
  )
}

/** Collects what is complete; else the state, and when it was collected. */
function Step({ mission, titleId }: { mission: Mission; titleId: string }) {
  const t = useWords('missions')
  const words = useMissionWords()
  const { status, claimBy, claimedAt, reward, rewardId } = mission
  return (
    <Stack space="2xs" align="end">
      {status === 'COMPLETE' ? (
        <Claim mission={mission} describedBy={titleId} />
      ) : (
        <StatusChip status={chipOf(mission)}>{words.state(mission)}</StatusChip>
      )}
      {claimedAt || (claimBy && status === 'COMPLETE') ? (
        <Text size="caption" quiet>
          {claimedAt
            ? t('claimed', { time: words.time(claimedAt) })
            : t('claim.until', { time: words.time(claimBy ?? '') })}
        </Text>
      ) : null}
      {claimedAt && reward.multiple > 0 && rewardId ? (
        <a
          {...buttonAttributes({ variant: 'quiet', size: 'sm' })}
          aria-describedby={titleId}
          href={memberPath('rewards')}
        >
          {t('to.rewards')}
        </a>
      ) : null}
    </Stack>
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
    <MutationButton aria-describedby={describedBy} of={claim} busyLabel={t('claiming')}>
      {t('claim')}
    </MutationButton>
  )
}
