import { buttonAttributes } from '@brand/ui/button'
import { Heading } from '@brand/ui/heading'
import { Icon } from '@brand/ui/icon'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { useId } from 'react'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { centrePath } from '../../../app/centre/centres.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useSpinWords } from '../../../app/records/use-spin-words.ts'
import { chipOf, claimed, isFree, shapeOf, spinsPath, type Reward } from './rewards.model.ts'
import * as css from './rewards.css.ts'
import { useRewardWords } from './use-reward-words.ts'

/** One reward: what it is for, what it asks for, its amount, and what can be done about it. */
export function RewardItem({ reward }: { reward: Reward }) {
  const t = useWords('rewards')
  const words = useRewardWords()
  const id = useId()
  const cost = `${centrePath('member', 'rewards')}&reward=${reward.rewardId}`
  const claim = useApiMutation({
    mutationFn: () => member.rewards.claim({ rewardId: reward.rewardId, terms: reward.terms }),
    changes: claimed,
    onSuccess: () => showToast({ tone: 'success', title: t('collected') }),
    toastError: true,
  })
  const spinWords = useSpinWords()
  const game = spinsPath(reward)
  const offered = reward.state === 'OFFERED'
  return (
    <li className={css.row} aria-labelledby={id}>
      <span className={css.shape}>
        <Icon icon={shapeOf(reward)} size={24} />
      </span>
      <div className={css.content}>
        <Stack space="2xs" className={css.words}>
          <Heading id={id} level={2} size="sm">
            {words.title(reward)}
          </Heading>
          <Text size="dense" quiet>
            {words.about(reward)}
          </Text>
          {reward.note ? (
            <Text size="dense">
              <bdi>{reward.note}</bdi>
            </Text>
          ) : null}
        </Stack>
        <div className={css.end}>
          {reward.spins ? (
            <Stack space="none">
              <Text as="span" weight="label">
                {spinWords.short(reward.spins)}
              </Text>
              {reward.claimedAt === null ? null : (
                <Text as="span" size="dense" quiet>
                  {t(reward.spins.open ? 'spins.won' : 'spins.won.all')} <Amount of={reward.spins.won} />
                </Text>
              )}
            </Stack>
          ) : (
            <Amount of={reward.amount} size="headline" />
          )}
          {offered && isFree(reward) ? (
            <MutationButton className={css.action} aria-describedby={id} of={claim} busyLabel={t('collecting')}>
              {t('collect')}
            </MutationButton>
          ) : offered ? (
            <a {...buttonAttributes({ variant: 'primary', className: css.action })} aria-describedby={id} href={cost}>
              {t('terms.see')}
            </a>
          ) : (
            <Inline space="sm" justify="end">
              {game ? (
                <a {...buttonAttributes({ variant: 'primary' })} aria-describedby={id} href={game}>
                  {t('spins.open')}
                </a>
              ) : null}
              {reward.state === 'CLAIMED' ? (
                <a {...buttonAttributes({ variant: 'quiet' })} aria-describedby={id} href={cost}>
                  {t('terms.see')}
                </a>
              ) : null}
              <StatusChip status={chipOf(reward)}>{words.state(reward)}</StatusChip>
            </Inline>
          )}
        </div>
      </div>
    </li>
  )
}
