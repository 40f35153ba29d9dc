import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { agent } from '../../../../app/api/agent-client.ts'
import { useRuleFormMutation } from '../../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'

const rules: FieldRule[] = [{ field: 'remark', maxLength: 140 }]

/** What the agent notes about somebody; nobody else reads it. */
export default function RemarkDialog({
  account,
  remark,
  onClose,
}: {
  account: string
  remark: string
  onClose: () => void
}) {
  const t = useWords('team')
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ remark: typed = '' }) => agent.downline.setRemark({ account, remark: typed }),
    changes: ['downline'],
    onSuccess() {
      showToast({ tone: 'success', title: t('saved') })
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('remark.title', { account })} description={t('remark.text')}>
      <RuleForm
        {...ruleForm}
        labels={{ remark: t('col.remark') }}
        defaultValues={{ remark }}
        submitLabel={t('save')}
        busyLabel={t('busy')}
      />
    </Dialog>
  )
}
