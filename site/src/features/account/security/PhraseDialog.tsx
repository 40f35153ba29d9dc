import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule, type RuleFormSubmit } from '@brand/ui/forms'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useChanged } from './use-security.ts'

const rules: FieldRule[] = [{ field: 'phrase', maxLength: 40 }]

/** Words by which a person knows that a letter or a page is ours. */
export default function PhraseDialog({ phrase, onClose }: { phrase: string | null; onClose: () => void }) {
  const t = useWords('security')
  const errorText = useErrorText()
  const changed = useChanged()
  const submit: RuleFormSubmit = async ({ phrase: typed = '' }) => {
    try {
      await member.security.setPhrase({ phrase: typed })
    } catch (error) {
      return { message: errorText(error) }
    }
    await changed()
    showToast({ tone: 'success', title: t('saved') })
    onClose()
    return undefined
  }
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('phrase')} description={t('phrase.text')}>
      <RuleForm
        columns={1}
        rules={rules}
        labels={{ phrase: t('phrase.label') }}
        fields={{ phrase: { hint: t('phrase.hint'), autoComplete: 'off' } }}
        defaultValues={{ phrase: phrase ?? '' }}
        onSubmit={submit}
        submitLabel={t('save')}
        busyLabel={t('busy')}
        focusFirst
      />
    </Dialog>
  )
}
