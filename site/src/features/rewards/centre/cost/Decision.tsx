import { Button } from '@brand/ui/button'
import { useNavigate } from '../../../../app/navigation/router.ts'
import { MutationButton } from '../../../../app/forms/MutationButton.tsx'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { member } from '../../../../app/api/member-client.ts'
import { centrePath } from '../../../../app/centre/centres.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { GiveUpBonus } from '../../../../app/records/GiveUpBonus.tsx'
import { giveUpWords } from '../../give-up-words.ts'
import { claimed, type Reward } from '../rewards.model.ts'

const list = centrePath('member', 'rewards')

/** Takes a reward, leaves it for later, or gives it up. `what`: its amount, or its free spins, in words. */
export function Decision({ reward: { rewardId, state, terms }, what }: { reward: Reward; what: string }) {
  const t = useWords('rewards')
  const navigate = useNavigate()
  const claim = useApiMutation({
    mutationFn: () => member.rewards.claim({ rewardId, terms }),
    changes: claimed,
    onSuccess() {
      showToast({ tone: 'success', title: t('taken') })
      void navigate(`${list}&tab=IN_PROGRESS`)
    },
  })
  return (
    <>
      <ErrorCallout error={claim.error} />
      {state === 'OFFERED' ? (
        <>
          <MutationButton variant="primary" size="lg" full of={claim} busyLabel={t('busy')}>
            {t('take.amount', { amount: what })}
          </MutationButton>
          <Button size="lg" full onClick={() => void navigate(list)}>
            {t('leave')}
          </Button>
        </>
      ) : null}
      <GiveUpBonus
        rewardId={rewardId}
        {...giveUpWords(t, state === 'OFFERED' ? 'offer' : 'bonus')}
        full
        onDone={() => void navigate(`${list}&tab=CLAIMABLE`)}
      />
    </>
  )
}
