import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

const rules: FieldRule[] = [{ field: 'phrase', maxLength: 40 }]

/** Words by which a person recognizes a letter or a page of the operator. */
export default function PhraseDialog({ phrase, onClose }: { phrase: string | null; onClose: () => void }) {
  const t = useWords('security')
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ phrase: typed = '' }) => member.security.setPhrase({ phrase: typed }),
    changes: ['security'],
    onSuccess() {
      showToast({ tone: 'success', title: t('saved') })
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('phrase')} description={t('phrase.text')}>
      <RuleForm
        {...ruleForm}
        labels={{ phrase: t('phrase.label') }}
        fields={{ phrase: { hint: t('phrase.hint'), autoComplete: 'off' } }}
        defaultValues={{ phrase: phrase ?? '' }}
        submitLabel={t('save')}
        busyLabel={t('busy')}
      />
    </Dialog>
  )
}
