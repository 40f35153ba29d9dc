import { AlertDialog } from '@brand/ui/alert-dialog'
import { Button } from '@brand/ui/button'
import { useState } from 'react'
import { member } from '../api/member-client.ts'
import { useApiMutation } from '../forms/use-api-mutation.ts'
import { useWords } from '../i18n/i18n.ts'
import { showToast } from '../overlays/show-toast.ts'

/** Gives a bonus up, once the person has confirmed it. `rewardId` is null of one that came with a deposit. */
export function GiveUpBonus({ rewardId }: { rewardId: string | null }) {
  const t = useWords('rewards')
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useApiMutation({
    mutationFn: async () => {
      if (rewardId) await member.rewards.forfeit({ rewardId })
      // The one that is played.
      else await member.turnover.forfeit({})
    },
    changes: ['rewards', 'bonuses', 'wallet', 'turnover'],
    onSuccess() {
      setAsking(false)
      showToast({ tone: 'success', title: t('given.up') })
    },
    toastError: true,
  })
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('forfeit')}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('forfeit.title')}
        description={t('forfeit.text')}
        confirmLabel={t('forfeit')}
        onConfirm={() => mutateAsync()}
      />
    </>
  )
}
