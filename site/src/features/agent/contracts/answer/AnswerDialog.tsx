import { Callout } from '@brand/ui/callout'
import { Columns } from '@brand/ui/columns'
import { ContractCard } from '@brand/ui/contract-card'
import { Dialog } from '@brand/ui/dialog'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { formatCount, localeOf } from '../../../../app/format/format.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { hasOneRate, highestRate, type Contract, type Kind } from '../contracts.model.ts'
import { Compared } from './Compared.tsx'
import { Tiers } from '../Tiers.tsx'
import { useContractWords } from '../use-contract-words.ts'

/** The call that answers a contract of each kind. */
const answers = {
  DIVIDEND: agent.contracts.processDividend,
  DAILY: agent.contracts.processDaily,
  DAILY_MULTI: agent.contracts.processDaily,
  HOURLY: agent.contracts.processHourly,
  REAL_TIME: agent.contracts.processRealtime,
} as const satisfies Record<Kind, unknown>

interface AnswerDialogProps {
  contract: Contract
  /** Below the title. */
  description?: string | undefined
  onClose: () => void
}

/**
 * Accepts or rejects an offer, or a request to end a contract; what an acceptance ends, and what the terms would have
 * paid, is read before.
 */
export default function AnswerDialog({ contract, description, onClose }: AnswerDialogProps) {
  const t = useWords('contracts')
  const lang = useLang()
  const { time } = useTime()
  const words = useContractWords()
  // A newer gateway may know more kinds.
  const send = Object.hasOwn(answers, contract.kind) ? answers[contract.kind as Kind] : undefined
  const { id: contractId, kind, version, request, tiers, before, startAt, endAt, period, termination } = contract
  const ends = request === 'TERMINATE'
  const effect = useApiQuery(agent.contracts.effect, { contractId }, { enabled: !ends, staleTime: 0 })
  const { mutate, isPending, variables, error } = useApiMutation({
    mutationFn: async (action: 'ACCEPT' | 'REJECT') =>
      send?.({ contractId, requestType: ends ? 'TERMINATE' : 'NEW', action, version }),
    // The count beside the page is of the consolidated info.
    // The menu lists pages of payments from the summary.
    changes: ['contracts', 'member', 'summary'],
    onSuccess(_answer, action) {
      showToast({ tone: 'success', title: t(action === 'ACCEPT' ? 'accepted' : 'rejected') })
      onClose()
    },
  })
  const affected = effect.data?.list ?? []
  const known = ends || effect.data !== undefined
  const rate = (of: readonly Contract['tiers'][number][]) =>
    new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 4 }).format(highestRate(of))
  const terms = [
    { label: t('period'), value: words.period(period) },
    ...(!ends && startAt ? [{ label: t('start.would'), value: time(startAt) }] : []),
    ...(ends && endAt ? [{ label: t('end.would'), value: time(endAt) }] : []),
    ...(termination ? [{ label: t('reason'), value: termination.reason }] : []),
  ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t(ends ? 'request.TERMINATE' : 'request.NEW')}
      description={description}
    >
      {known ? (
        <ContractCard
          title={words.kind(kind)}
          from={contract.counterparty || undefined}
          state={ends ? 'term_pending' : 'pending'}
          rate={rate(tiers)}
          was={before ? rate(before) : undefined}
          terms={terms}
          affected={affected.map(({ downline }) => downline)}
          onAccept={send && (() => mutate('ACCEPT'))}
          onReject={send && (() => mutate('REJECT'))}
          onLater={onClose}
          strings={{
            ...(!hasOneRate(tiers) && { rate: t('rate.most') }),
            ...(affected.length > 0 && {
              accept: t('accept.ends', { count: affected.length, n: formatCount(affected.length, lang) }),
            }),
          }}
          busy={isPending ? (variables === 'ACCEPT' ? 'accept' : 'reject') : undefined}
        >
          <Stack space="sm">
            {/* Left what changes, right what it does. */}
            <Columns space="xl">
              <Tiers tiers={tiers} before={before} />
              {ends ? null : (
                <Stack space="sm">
                  <Compared offer={contract} />
                  {affected.length > 0 ? (
                    <Text size="dense" quiet>
                      {t('affected.text', { count: affected.length, n: formatCount(affected.length, lang) })}
                    </Text>
                  ) : null}
                </Stack>
              )}
            </Columns>
            {send ? null : <Callout tone="info">{t('kind.unknown')}</Callout>}
            <ErrorCallout error={error} />
          </Stack>
        </ContractCard>
      ) : effect.error ? (
        <LoadFailed answer={effect} title={t('failed')} level={2} />
      ) : (
        <Skeleton variant="block" aria-busy="true" />
      )}
    </Dialog>
  )
}
