import { Button } from '@brand/ui/button'
import { DataList } from '@brand/ui/data-list'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { allPages } from '../../../app/api/use-api-pages.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { check, type DrawCheck } from './check.ts'
import * as css from './raffles.css.ts'
import type { RaffleDetail } from './raffles.model.ts'
import { useRaffleWords } from './use-raffle-words.ts'

type Result = { found: DrawCheck } | { error: unknown }

/** What was promised, and what keeps the promise; anybody draws the raffle again from it. */
export function Proof({ raffle }: { raffle: RaffleDetail }) {
  const t = useWords('raffles')
  const words = useRaffleWords()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()
  const { id, commitment, proof } = raffle
  const { seed, ticketsHash, tickets, frozenAt, drawnAt } = proof
  const code = (value: string) => <code className={css.code}>{value}</code>

  async function run(): Promise<void> {
    setBusy(true)
    try {
      const list = await allPages((after) => member.raffles.tickets(after ? { id, after } : { id }))
      setResult({ found: await check(raffle, list) })
    } catch (error) {
      setResult({ error })
    }
    setBusy(false)
  }

  function says(one: Result): string {
    if ('error' in one) return errorText(one.error)
    const { found } = one
    return t(
      !found.seed ? 'check.noSeed' : !found.list ? 'check.noList' : !found.winners ? 'check.noWinners' : 'check.fits',
    )
  }
  const fits = result && 'found' in result && Object.values(result.found).every(Boolean)
  return (
    <Section title={t('proof')} space="sm">
      <Text size="dense" quiet>
        {t('proof.text')}
      </Text>
      <DataList
        variant="stacked"
        items={[
          { term: t('proof.commitment'), value: code(commitment) },
          ...(ticketsHash === null || tickets === null
            ? []
            : [
                { term: t('proof.list', { count: tickets, n: words.count(tickets) }), value: code(ticketsHash) },
                ...(frozenAt ? [{ term: t('proof.frozen'), value: words.time(frozenAt) }] : []),
              ]),
          { term: t('proof.seed'), value: seed === null ? t('proof.later') : code(seed) },
          { term: t('proof.algorithm'), value: t('proof.steps') },
        ]}
      />
      {drawnAt && seed !== null ? (
        <Stack space="xs" align="start">
          <Button busy={busy} busyLabel={t('checking')} onClick={() => void run()}>
            {t('check')}
          </Button>
          <Text role="status" size="dense" tone={fits ? 'success' : 'danger'}>
            {result ? says(result) : null}
          </Text>
        </Stack>
      ) : null}
    </Section>
  )
}
