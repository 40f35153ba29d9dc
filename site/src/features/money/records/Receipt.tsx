import { DataList } from '@brand/ui/data-list'
import { Inline } from '@brand/ui/inline'
import { Link } from '@brand/ui/link'
import { safeHref } from '@brand/ui/safe-link'
import { Section } from '@brand/ui/section'
import { Sheet } from '@brand/ui/sheet'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { StatusChip } from '@brand/ui/status-chip'
import { Text } from '@brand/ui/text'
import type { RecordsBetOutput } from '@brand/sdk/member'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { AskAbout } from '../../../app/records/AskAbout.tsx'
import { Amount } from '../../../app/format/Amount.tsx'
import { Answered } from '../../../app/records/Answered.tsx'
import { stateChip } from '../../../app/records/state-chip.ts'
import { useNames } from '../../../app/records/names.ts'
import { RecordNumber } from './list/RecordNumber.tsx'
import { SharePicture } from './SharePicture.tsx'
import { When } from '../../../app/records/When.tsx'

/** The receipt of a round: what was staked and won, what moved, what stood before and after, and where to check it. */
export default function Receipt({ betNo, onClose }: { betNo: string; onClose: () => void }) {
  const t = useWords('records')
  const answer = useApiQuery(member.records.bet, { betNo })
  return (
    <Sheet
      open
      size="md"
      closeOnOutside
      title={answer.data?.gameName ?? t('receipt.title')}
      description={t('receipt.about')}
      onOpenChange={onClose}
    >
      <Answered answer={answer} failed={t('failed')} waiting={<Skeleton />}>
        {(receipt) => <Details receipt={receipt} />}
      </Answered>
    </Sheet>
  )
}

function Details({ receipt }: { receipt: RecordsBetOutput }) {
  const t = useWords('records')
  const names = useNames()
  const { entries, counted, balanceBefore, balanceAfter, status, verifyUrl, freeRound } = receipt
  const proof = safeHref(verifyUrl, { schemes: ['https:', 'http:'] })
  return (
    <Stack space="xl">
      <DataList
        items={[
          {
            term: t('col.status'),
            value: <StatusChip status={stateChip(status)}>{names.status(status)}</StatusChip>,
          },
          { term: t('col.time'), value: <When at={receipt.at} /> },
          { term: t('col.vendor'), value: receipt.vendorName },
          { term: t('col.round'), value: <RecordNumber of={receipt.roundId} /> },
          { term: t('col.betNo'), value: <RecordNumber of={receipt.betNo} /> },
          { term: t('col.stake'), value: <Amount of={receipt.stake} /> },
          { term: t('col.win'), value: <Amount of={receipt.win} /> },
          { term: t('col.net'), value: <Amount of={receipt.net} signed /> },
          ...(freeRound
            ? []
            : [
                { term: t('col.validBet'), value: <Amount of={receipt.validBet} /> },
                { term: t('receipt.contribution'), value: <Amount of={receipt.contribution} /> },
              ]),
          ...(balanceBefore === null ? [] : [{ term: t('receipt.before'), value: <Amount of={balanceBefore} /> }]),
          ...(balanceAfter === null ? [] : [{ term: t('receipt.after'), value: <Amount of={balanceAfter} /> }]),
        ]}
      />
      {freeRound ? <FreeSpins of={freeRound} /> : <Moved entries={entries} />}
      {counted.length > 0 ? (
        <Section level={3} title={t('receipt.counted')}>
          <DataList
            items={counted.map(({ source, amount }) => ({
              term: names.source(source),
              value: <Amount of={amount} signed />,
            }))}
          />
        </Section>
      ) : null}
      <Inline space="md">
        {proof ? (
          <Link variant="action" newTab href={proof}>
            {t('receipt.verify')}
          </Link>
        ) : null}
        <Link variant="action" href={memberPath('ledgerProof')}>
          {t('receipt.proof')}
        </Link>
      </Inline>
      {status === 'SETTLED' && !freeRound ? <SharePicture of={receipt} /> : null}
      <AskAbout kind="ROUND" id={receipt.betNo} />
    </Stack>
  )
}

/** The entries of the ledger that a round made. */
function Moved({ entries }: Pick<RecordsBetOutput, 'entries'>) {
  const t = useWords('records')
  const names = useNames()
  return (
    <Section level={3} title={t('receipt.entries')}>
      <Stack as="ol" divided space="sm">
        {entries.map((entry) => (
          <li key={entry.entryNo}>
            <Inline justify="between" align="baseline" wrap={false}>
              <Text as="span" size="dense" weight="label">
                {names.type(entry.type)}
              </Text>
              <Amount of={entry.amount} signed />
            </Inline>
            <Inline justify="between" align="baseline" space="2xs">
              <Text as="span" size="caption" quiet>
                {names.account(entry.account)}
                {entry.vendorTx ? (
                  <>
                    {' '}
                    · <RecordNumber of={entry.vendorTx} />
                  </>
                ) : null}
              </Text>
              <Text as="span" size="caption" quiet>
                {t('col.balanceAfter')} <Amount of={entry.balanceAfter} />
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  )
}

/** What a round of free spins is instead of a bet: no stake, and a win that is paid with the others. */
function FreeSpins({ of: { stake, won, paid, outcome } }: { of: NonNullable<RecordsBetOutput['freeRound']> }) {
  const t = useWords('records')
  const names = useNames()
  return (
    <Section level={3} title={t('free.round')}>
      <Stack space="sm">
        <Text>{names.freeText(outcome)}</Text>
        <DataList
          items={[
            { term: t('free.stake'), value: <Amount of={stake} /> },
            { term: t('free.won'), value: <Amount of={won} /> },
            ...(paid === null ? [] : [{ term: t('free.paid'), value: <Amount of={paid} /> }]),
          ]}
        />
        <Link variant="action" href={memberPath('rewards')}>
          {t('free.rewards')}
        </Link>
      </Stack>
    </Section>
  )
}
