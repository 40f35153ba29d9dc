import { Dialog } from '@brand/ui/dialog'
import { RuleForm } from '@brand/ui/forms'
import { PasswordField } from '@brand/ui/password-field'
import { isGatewayError } from '@brand/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useStatus } from '../../../app/api/status.ts'
import { heldFor, letGo } from '../login/recent-password.ts'
import { forgetBrowser } from '../remember.ts'
import { Foot, TextButton } from '../form/Foot.tsx'
import { newPasswordRule } from './password-rule.ts'

export interface PasswordDialogProps {
  /** `first`: another person set the password. `expired`: it is past its age. `wish`: the person wants another. */
  why: 'first' | 'expired' | 'wish'
  /** Nothing else may be done before. */
  mandatory: boolean
  onDone: () => void
  onClose: () => void
  onLogout: () => void
}

/** A new password; the session stays, all others end. */
export default function PasswordDialog({ why, mandatory, onDone, onClose, onLogout }: PasswordDialogProps) {
  const t = useWords('access')
  const queries = useQueryClient()
  const settings = useStatus().data?.info.registerRules
  // What was typed a moment ago need not be typed again.
  const [known, setKnown] = useState(() => (mandatory ? heldFor(sdk.store.get().session?.token) : undefined))
  const rules = useMemo(
    () => [
      { field: 'oldPassword', enabled: known === undefined, required: true, type: 'password', order: 0 },
      newPasswordRule(settings, 1),
      { field: 'confirmNewPassword', required: true, type: 'password', order: 2 },
    ],
    [known, settings],
  )

  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ oldPassword = '', newPassword = '', confirmNewPassword = '' }) =>
      sdk.password.change({ oldPassword: known ?? oldPassword, newPassword, confirmNewPassword }),
    async onSuccess() {
      letGo()
      forgetBrowser()
      await queries.invalidateQueries()
      showToast({ tone: 'success', title: t('password.changed') })
      onDone()
    },
    onError(error) {
      if (!isGatewayError(error, 'bad_credentials')) return undefined
      // It is required from now on, and wrong already.
      setKnown(undefined)
      return { fields: { oldPassword: { kind: 'said', words: t('password.incorrect') } } }
    },
    ofField: (code) => (code === 'same' ? t('password.same') : undefined),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      mandatory={mandatory}
      title={t('password.title')}
      description={t(`password.why.${why}`)}
    >
      <RuleForm
        {...ruleForm}
        labels={{
          oldPassword: t('password.old'),
          newPassword: t('password.new'),
          confirmNewPassword: t('password.confirm'),
        }}
        fields={{
          oldPassword: {
            render: (control) => <PasswordField {...control} autoComplete="current-password" maxLength={128} />,
          },
          confirmNewPassword: { autoComplete: 'new-password' },
        }}
        submitLabel={t('password.submit')}
        busyLabel={t('password.busy')}
      >
        {mandatory ? <LogoutLine onLogout={onLogout} /> : null}
      </RuleForm>
    </Dialog>
  )
}

/** Who will not change it now leaves. */
function LogoutLine({ onLogout }: { onLogout: () => void }) {
  const t = useWords('access')
  return (
    <Foot>
      <TextButton onClick={onLogout}>{t('password.leave')}</TextButton>
    </Foot>
  )
}
