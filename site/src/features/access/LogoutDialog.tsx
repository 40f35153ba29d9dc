import { AlertDialog } from '@brand/ui/alert-dialog'
import { sdk } from '../../app/api/client.ts'
import { useApiMutation } from '../../app/forms/use-api-mutation.ts'
import { dropDrafts } from '../../app/storage/draft.ts'
import { useWords } from '../../app/i18n/i18n.ts'
import { useBrandName } from '../../app/storage/preferences.ts'
import { forgetBrowser } from './remember.ts'

/** Asks before logging out (in_popup_prompt, in_sure_logout, in_more_cancel, in_increase_submit). */
export default function LogoutDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useWords('access')
  const brand = useBrandName()
  // The session ends here at once, also where the call fails.
  const { mutate } = useApiMutation({ mutationFn: () => sdk.session.logout({}) })
  function leave() {
    mutate()
    onDone()
    forgetBrowser()
    dropDrafts()
  }
  return (
    <AlertDialog
      open
      title={t('in_popup_prompt', { brand })}
      description={t('in_sure_logout')}
      confirmLabel={t('in_increase_submit')}
      cancelLabel={t('in_more_cancel')}
      onConfirm={leave}
      onOpenChange={onClose}
    />
  )
}
