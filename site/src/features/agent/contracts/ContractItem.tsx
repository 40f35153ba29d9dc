import { Accordion } from '@brand/ui/accordion'
import { AlertDialog } from '@brand/ui/alert-dialog'
import { Button, buttonAttributes } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import { useId, useState } from 'react'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { agent } from '../../../app/api/agent-client.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { centrePath } from '../../../app/centre/centres.ts'
import { AskAbout } from '../../../app/records/AskAbout.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { ContractHistory } from './ContractHistory.tsx'
import type { Contract } from './contracts.model.ts'
import { Tiers } from './Tiers.tsx'
import { useContractWords } from './use-contract-words.ts'

const AnswerDialog = lazyPart(() => import('./answer/AnswerDialog.tsx'))
const EndDialog = lazyPart(() => import('./EndDialog.tsx'))

/**
 * One contract: with whom and what it pays, and folded below it the tiers, dates and steps that nobody asks daily. What
 * waits for somebody is in the open.
 */
export function ContractItem({ contract }: { contract: Contract }) {
  const t = useWords('contracts')
  const { time, day } = useTime()
  const words = useContractWords()
  const id = useId()
  const [open, setOpen] = useState<'answer' | 'end'>()
  const { kind, period, status, startAt, endAt, expiresAt, termination, request } = contract
  // Answered elsewhere: what is asked next opens nothing by itself.
  if (open === 'answer' && !request) setOpen(undefined)
  const dates = [
    { term: t('period'), value: words.period(period) },
    ...(startAt ? [{ term: t(status === 'pending' ? 'start.would' : 'start'), value: time(startAt) }] : []),
    ...(endAt ? [{ term: t(status === 'term_pending' ? 'end.would' : 'end'), value: time(endAt) }] : []),
    ...(expiresAt ? [{ term: t('expires'), value: time(expiresAt) }] : []),
    ...(termination ? [{ term: t('reason'), value: <bdi>{termination.reason}</bdi> }] : []),
  ]
  const waits = request !== null || status === 'draft' || status === 'pending' || status === 'term_pending'
  const actions = request ? (
    <Button variant="primary" aria-describedby={id} aria-haspopup="dialog" onClick={() => setOpen('answer')}>
      {t('answer')}
    </Button>
  ) : (
    <OwnActions contract={contract} describedBy={id} onEnd={() => setOpen('end')} />
  )
  return (
    <Card as="article" aria-labelledby={id} space="sm" padding="lg">
      <Inline justify="between" align="start">
        <Stack space="none">
          <Heading id={id} level={2} size="sm">
            {words.kind(kind)}
          </Heading>
          <Text size="dense" quiet>
            {words.party(contract)}
          </Text>
        </Stack>
        <StatusChip status={status} />
      </Inline>
      <Inline justify="between" align="baseline" space="md">
        <Text as="span" size="headline" data-part="rates">
          {words.rates(contract.tiers)}
        </Text>
        <Text as="span" size="caption" quiet>
          {startAt
            ? `${words.period(period)} · ${t(status === 'pending' ? 'start.would' : 'start')} ${day(startAt)}`
            : words.period(period)}
        </Text>
      </Inline>
      {waits ? <Inline space="sm">{actions}</Inline> : null}
      <Accordion
        items={[
          {
            id: 'details',
            title: t('details'),
            content: (
              <Stack space="lg">
                <Tiers tiers={contract.tiers} before={contract.before} />
                <DataList items={dates} />
                <ContractHistory contract={contract} />
                <Inline space="sm">
                  {waits ? null : actions}
                  <AskAbout kind="CONTRACT" id={contract.id} />
                </Inline>
              </Stack>
            ),
          },
        ]}
      />
      {open === 'answer' && request ? (
        <AnswerDialog contract={contract} onClose={() => setOpen(undefined)} />
      ) : open === 'end' ? (
        <EndDialog contract={contract} onClose={() => setOpen(undefined)} />
      ) : null}
    </Card>
  )
}

/** What a person can do about a contract that waits for no answer of theirs. */
function OwnActions({ contract, describedBy, onEnd }: { contract: Contract; describedBy: string; onEnd: () => void }) {
  const t = useWords('contracts')
  const { id: contractId, version, role, status, termination, counterparty, kind } = contract
  const send = useApiMutation({
    mutationFn: () => agent.contracts.send({ contractId, version }),
    changes: ['contracts'],
    onSuccess: () => showToast({ tone: 'success', title: t('sent') }),
    toastError: true,
  })
  const withdraw = useApiMutation({
    mutationFn: () => agent.contracts.withdraw({ contractId, version }),
    changes: ['contracts'],
    onSuccess() {
      setAsking(false)
      showToast({ tone: 'success', title: t('withdrawn') })
    },
    toastError: true,
  })
  const [asking, setAsking] = useState(false)
  const mine = role === 'UP' && (status === 'draft' || status === 'pending')
  const asked = status === 'term_pending' && termination?.by === role
  return (
    <>
      {role === 'UP' && status === 'draft' ? (
        <MutationButton variant="primary" aria-describedby={describedBy} of={send} busyLabel={t('busy')}>
          {t('send')}
        </MutationButton>
      ) : null}
      {mine || asked ? (
        <Button
          aria-describedby={describedBy}
          busy={withdraw.isPending}
          busyLabel={t('busy')}
          // A request to end it can be made again; an offer that is withdrawn is gone.
          {...(asked
            ? { onClick: () => withdraw.mutate() }
            : { 'aria-haspopup': 'dialog', onClick: () => setAsking(true) })}
        >
          {t(asked ? 'withdraw.end' : 'withdraw')}
        </Button>
      ) : null}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('withdraw.title')}
        description={t('withdraw.text', { account: counterparty })}
        confirmLabel={t('withdraw')}
        onConfirm={() => withdraw.mutateAsync()}
      />
      {status === 'active' && role === 'UP' ? (
        <a
          {...buttonAttributes()}
          aria-describedby={describedBy}
          href={`${centrePath('agent', 'contractSimulator')}&account=${encodeURIComponent(counterparty)}&kind=${kind}`}
        >
          {t('try')}
        </a>
      ) : null}
      {status === 'active' ? (
        <Button aria-describedby={describedBy} aria-haspopup="dialog" onClick={onEnd}>
          {t('ask.end')}
        </Button>
      ) : null}
    </>
  )
}
