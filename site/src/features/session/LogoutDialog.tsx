import { AlertDialog } from '@brand/ui/alert-dialog'
import { sdk } from '../../app/calls/client.ts'
import { dropDrafts } from '../../app/browser/draft.ts'
import { useWords } from '../../app/language/i18n.ts'
import { useBrandName } from '../../app/browser/preferences.ts'
import { forgetBrowser } from './remember.ts'

/** Asks before logging out (spec §8: in_popup_prompt, in_sure_logout, in_more_cancel, in_increase_submit). */
export default function LogoutDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useWords('session')
  const brand = useBrandName()
  function leave() {
    // The session ends here at once, whatever the network says.
    onDone()
    forgetBrowser()
    dropDrafts()
    return sdk.session.logout({})
  }
  return (
    <AlertDialog
      open
      title={t('in_popup_prompt', { brand })}
      description={t('in_sure_logout')}
      confirmLabel={t('in_increase_submit')}
      cancelLabel={t('in_more_cancel')}
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
