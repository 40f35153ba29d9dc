import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { useNavigate } from 'react-router-dom'
import { member } from '../../../../app/api/member-client.ts'
import { centrePath } from '../../../../app/centre/centres.ts'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { claimed, type Reward } from '../rewards.model.ts'

const list = centrePath('member', 'rewards')

/** Takes a reward, leaves it for later, or gives it up. `what`: its amount, or its free spins, in words. */
export function Decision({ reward: { rewardId, state }, what }: { reward: Reward; what: string }) {
  const t = useWords('rewards')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const done = (title: string, tab: string) => () => {
    showToast({ tone: 'success', title })
    void navigate(`${list}&tab=${tab}`)
  }
  const claim = useApiMutation({
    mutationFn: () => member.rewards.claim({ rewardId }),
    changes: claimed,
    onSuccess: done(t('taken'), 'IN_PROGRESS'),
  })
  const forfeit = useApiMutation({
    mutationFn: () => member.rewards.forfeit({ rewardId }),
    changes: claimed,
    onSuccess: done(t('given.up'), 'CLAIMABLE'),
  })
  const failed = claim.error ?? forfeit.error
  return (
    <>
      <Callout live tone="danger">
        {failed ? errorText(failed) : undefined}
      </Callout>
      {state === 'OFFERED' ? (
        <>
          <Button
            variant="primary"
            size="lg"
            full
            busy={claim.isPending}
            busyLabel={t('busy')}
            onClick={() => claim.mutate()}
          >
            {t('take.amount', { amount: what })}
          </Button>
          <Button size="lg" full onClick={() => void navigate(list)}>
            {t('leave')}
          </Button>
        </>
      ) : null}
      <Button variant="quiet" full busy={forfeit.isPending} busyLabel={t('busy')} onClick={() => forfeit.mutate()}>
        {t('forfeit')}
      </Button>
    </>
  )
}
