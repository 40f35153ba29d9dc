import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { Skeleton } from '@brand/ui/skeleton'
import type { DownlineListOutput, DownlineRatesOutput } from '@brand/sdk/agent'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { formatRate } from '../../../../app/format/percent.ts'
import { useRuleFormMutation } from '../../../../app/forms/use-rule-form-mutation.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { isGameType } from '../../../../app/games/categories.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { Answered } from '../../../../app/records/Answered.tsx'
import { useNames } from '../../../../app/records/names.ts'

type GameRate = DownlineRatesOutput['list'][number]

interface RatesDialogProps {
  account: string
  rates: DownlineListOutput['list'][number]['rates']
  onClose: () => void
}

/** Raises the rates of a direct downline, at most to the agent's own. */
export default function RatesDialog({ account, rates, onClose }: RatesDialogProps) {
  const t = useWords('team')
  const answer = useApiQuery(agent.downline.rates, {})
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={t('rates.title', { account })} description={t('rates.text')}>
      <Answered answer={answer} failed={t('failed')} waiting={<Skeleton />}>
        {({ list }) => <RatesForm account={account} own={list} before={rates} onClose={onClose} />}
      </Answered>
    </Dialog>
  )
}

interface RatesFormProps {
  account: string
  own: readonly GameRate[]
  before: readonly GameRate[]
  onClose: () => void
}

function RatesForm({ account, own, before, onClose }: RatesFormProps) {
  const t = useWords('team')
  const lang = useLang()
  const names = useNames()
  // A category of which the agent earns nothing cannot be given.
  const given = own.flatMap(({ gameType, rate }) =>
    isGameType(gameType) && Number(rate) > 0 ? [{ gameType, rate }] : [],
  )
  const rateBefore = (gameType: string) => before.find((one) => one.gameType === gameType)?.rate ?? '0'
  const rules: FieldRule[] = given.map(({ gameType }) => ({ field: gameType, required: true, maxLength: 8 }))
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: (values) =>
      agent.downline.setRates({
        account,
        rates: given.map(({ gameType }) => ({ gameType, rate: (values[gameType] ?? '').trim() })),
      }),
    changes: ['downline'],
    onSuccess() {
      showToast({ tone: 'success', title: t('saved') })
      onClose()
    },
  })
  return (
    <RuleForm
      {...ruleForm}
      labels={Object.fromEntries(given.map(({ gameType }) => [gameType, names.category(gameType)]))}
      fields={Object.fromEntries(
        given.map(({ gameType, rate }) => [
          gameType,
          {
            inputMode: 'decimal',
            hint: t('rates.bounds', {
              from: formatRate(rateBefore(gameType), lang),
              to: formatRate(rate, lang),
            }),
          },
        ]),
      )}
      defaultValues={Object.fromEntries(given.map(({ gameType }) => [gameType, rateBefore(gameType)]))}
      submitLabel={t('rates.raise')}
      busyLabel={t('busy')}
    />
  )
}
