import { useAccount } from '../auth/session.ts'
import { member } from '../api/member-client.ts'
import { ConfirmButton, type ConfirmButtonProps } from '../forms/ConfirmButton.tsx'
import { ignoreErrors } from '../forms/ignore-errors.ts'
import { callOnce } from '../forms/intent.ts'
import { useApiMutation } from '../forms/use-api-mutation.ts'
import { showToast } from '../overlays/show-toast.ts'

interface GiveUpProps extends Omit<ConfirmButtonProps, 'onConfirm'> {
  /** Null of a bonus that came with a deposit. */
  rewardId: string | null
  /** Such a bonus. @default [] */
  bonuses?: readonly string[]
  /** Told once it is given up. */
  done: string
  onDone?: () => void
}

/**
 * Gives a reward up, or the bonus that is played, once the person has confirmed it. Pressed again after a lost answer it
 * is the same intent, so that it takes no second bonus.
 */
export function GiveUpBonus({ rewardId, bonuses = [], done, onDone, ...question }: GiveUpProps) {
  const account = useAccount().member?.account ?? ''
  const { mutateAsync } = useApiMutation<unknown>({
    mutationFn: () =>
      rewardId
        ? callOnce('give-up', account, rewardId, (idempotencyKey) =>
            member.rewards.forfeit({ rewardId }, { idempotencyKey }),
          )
        : // Another tab came first, or play did: there is none any more.
          ignoreErrors(
            callOnce('forfeit', account, bonuses, (idempotencyKey) => member.turnover.forfeit({}, { idempotencyKey })),
            'not_found',
          ),
    changes: ['rewards', 'bonuses', 'wallet', 'turnover', 'withdrawals', 'deposits'],
    onSuccess(output) {
      if (output) showToast({ tone: 'success', title: done })
      onDone?.()
    },
  })
  return <ConfirmButton {...question} onConfirm={mutateAsync} />
}
