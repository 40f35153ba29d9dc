import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { agent } from '../../../app/api/agent-client.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import type { Contract } from './contracts.model.ts'

const rules: FieldRule[] = [{ field: 'reason', required: true, maxLength: 140 }]

/** Asks the other side to end a contract, with a reason that they read. */
export default function EndDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const t = useWords('contracts')
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ reason = '' }) =>
      agent.contracts.terminate({ contractId: contract.id, version: contract.version, reason: reason.trim() }),
    changes: ['contracts'],
    onSuccess() {
      showToast({ tone: 'success', title: t('asked') })
      onClose()
    },
  })
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('ask.end')} description={t('ask.text')}>
      <RuleForm {...ruleForm} labels={{ reason: t('reason') }} submitLabel={t('ask.end')} busyLabel={t('busy')} />
    </Dialog>
  )
}
