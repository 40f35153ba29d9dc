import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { Text } from '@brand/ui/text'
import { agent } from '../../../../app/api/agent-client.ts'
import { useRuleFormMutation } from '../../../../app/forms/use-rule-form-mutation.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import type { PaymentRecord } from '../payments.model.ts'

const rules: FieldRule[] = [{ field: 'reason', required: true, maxLength: 140 }]

interface DisputeFormProps {
  recordId: string
  onDone: (record: PaymentRecord) => void
  onCancel: () => void
}

/** Disputes a record, with a reason that the other side and the operator read. */
export function DisputeForm({ recordId, onDone, onCancel }: DisputeFormProps) {
  const t = useWords('payments')
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ reason = '' }) => agent.contracts.dispute({ recordId, reason: reason.trim() }),
    changes: ['contracts'],
    onSuccess(record) {
      showToast({ tone: 'success', title: t('dispute.sent') })
      onDone(record)
    },
  })
  return (
    <Card space="md">
      <Text size="dense" quiet>
        {t('dispute.text')}
      </Text>
      <RuleForm
        {...ruleForm}
        labels={{ reason: t('reason') }}
        submitLabel={t('dispute.send')}
        busyLabel={t('dispute.busy')}
      />
      <Button variant="quiet" onClick={onCancel}>
        {t('dispute.cancel')}
      </Button>
    </Card>
  )
}
