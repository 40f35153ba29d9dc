import { isGatewayError } from '@brand/sdk'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../auth/session.ts'
import { member } from '../api/member-client.ts'
import { ConfirmButton, type ConfirmButtonProps } from '../forms/ConfirmButton.tsx'
import { ignoreErrors } from '../forms/ignore-errors.ts'
import { callOnce } from '../forms/intent.ts'
import { useApiMutation } from '../forms/use-api-mutation.ts'
import { showErrorToast } from '../overlays/show-error-toast.ts'
import { showToast } from '../overlays/show-toast.ts'

interface GiveUpProps extends Omit<ConfirmButtonProps, 'onConfirm'> {
  /** Null of a bonus that came with a deposit. */
  rewardId: string | null
  /** Such a bonus, as it is shown. */
  bonusId?: string | undefined
  /** Told once it is given up. */
  done: string
  onDone?: () => void
}

/**
 * Gives a reward up, or the bonus that is played, once the person has confirmed it. Pressed again after a lost answer it
 * is the same intent; if the bonus has ended meanwhile and the next has begun, that one stays and is asked about anew.
 */
export function GiveUpBonus(props: GiveUpProps) {
  return <Asked key={props.bonusId} {...props} />
}

function Asked({ rewardId, bonusId, done, onDone, ...question }: GiveUpProps) {
  const { i18n } = useTranslation()
  const account = useAccount().member?.account ?? ''
  const { mutateAsync } = useApiMutation<unknown>({
    mutationFn: () =>
      rewardId
        ? callOnce('give-up', account, rewardId, (idempotencyKey) =>
            member.rewards.forfeit({ rewardId }, { idempotencyKey }),
          )
        : // Another tab came first, or play did: there is none any more.
          ignoreErrors(
            callOnce('forfeit', account, bonusId, (idempotencyKey) =>
              member.turnover.forfeit(bonusId ? { bonusId } : {}, { idempotencyKey }),
            ),
            'not_found',
          ),
    changes: ['rewards', 'bonuses', 'wallet', 'turnover', 'withdrawals', 'deposits'],
    onSuccess(output) {
      if (output) showToast({ tone: 'success', title: done })
      onDone?.()
    },
    // Its question goes with the bonus, once the next is shown.
    onError: (error) => (isGatewayError(error, 'reward_closed') ? showErrorToast(i18n, error) : undefined),
  })
  return <ConfirmButton {...question} onConfirm={mutateAsync} />
}
