import { useAccount } from '../auth/session.ts'
import { member } from '../api/member-client.ts'
import { ignoreErrors } from '../forms/ignore-errors.ts'
import { callOnce } from '../forms/intent.ts'
import { useApiMutation, type ApiMutationOptions } from '../forms/use-api-mutation.ts'

interface GiveUpOptions extends Pick<ApiMutationOptions<void, unknown>, 'onSuccess'> {
  /** Null of a bonus that came with a deposit. */
  rewardId: string | null
  /** Bonuses that are open. */
  bonuses: readonly string[]
}

/**
 * Gives a reward up, or the bonus that is played. Pressed again after a lost answer it is the same intent, so that it
 * takes no second bonus.
 */
export function useGiveUp({ rewardId, bonuses, ...options }: GiveUpOptions) {
  const account = useAccount().member?.account ?? ''
  return useApiMutation<unknown>({
    ...options,
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
  })
}
