import { ErrorState } from '@brand/ui/error-state'
import { Link } from '@brand/ui/link'
import { safeHref } from '@brand/ui/safe-link'
import { Sheet } from '@brand/ui/sheet'
import { Skeleton } from '@brand/ui/skeleton'
import { StatusChip } from '@brand/ui/status-chip'
import { isGatewayError } from '@brand/sdk'
import type { RecordsBetOutput } from '@brand/sdk/member'
import type { ReactNode } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useErrorText } from '../../../app/api/error-text.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { Amount } from './list/Amount.tsx'
import { betStatus } from './bet-status.ts'
import { useNames } from './list/names.ts'
import * as css from './records.css.ts'
import { When } from './list/When.tsx'

/** The receipt of a round: what was staked and won, what moved, what stood before and after, and where to check it. */
export default function Receipt({ betNo, onClose }: { betNo: string; onClose: () => void }) {
  const t = useWords('records')
  const language = useLang()
  const errorText = useErrorText()
  const { data, isError, error, refetch } = useApiQuery(member.records.bet, { betNo, language })
  return (
    <Sheet
      open
      size="md"
      closeOnOutside
      title={data?.gameName ?? t('receipt.title')}
      description={t('receipt.about')}
      onOpenChange={onClose}
    >
      {isError && !data ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => void refetch()}
          reference={isGatewayError(error) ? error.requestId : undefined}
        >
          {errorText(error)}
        </ErrorState>
      ) : data ? (
        <Details receipt={data} />
      ) : (
        <Skeleton />
      )}
    </Sheet>
  )
}

function Details({ receipt }: { receipt: RecordsBetOutput }) {
  const t = useWords('records')
  const names = useNames()
  const { entries, counted, balanceBefore, balanceAfter, status, verifyUrl } = receipt
  const proof = safeHref(verifyUrl, { schemes: ['https:', 'http:'] })
  return (
    <div className={css.stack}>
      <dl className={css.facts}>
        <Fact term={t('col.status')}>
          <StatusChip status={betStatus(status)}>{names.status(status)}</StatusChip>
        </Fact>
        <Fact term={t('col.time')}>
          <When at={receipt.at} />
        </Fact>
        <Fact term={t('col.vendor')}>{receipt.vendorName}</Fact>
        <Fact term={t('col.round')}>
          <span className={css.code}>{receipt.roundId}</span>
        </Fact>
        <Fact term={t('col.betNo')}>
          <span className={css.code}>{receipt.betNo}</span>
        </Fact>
        <Fact term={t('col.stake')}>
          <Amount of={receipt.stake} />
        </Fact>
        <Fact term={t('col.win')}>
          <Amount of={receipt.win} />
        </Fact>
        <Fact term={t('col.net')}>
          <Amount of={receipt.net} signed />
        </Fact>
        <Fact term={t('col.validBet')}>
          <Amount of={receipt.validBet} />
        </Fact>
        <Fact term={t('receipt.contribution')}>
          <Amount of={receipt.contribution} />
        </Fact>
        {balanceBefore === null ? null : (
          <Fact term={t('receipt.before')}>
            <Amount of={balanceBefore} />
          </Fact>
        )}
        {balanceAfter === null ? null : (
          <Fact term={t('receipt.after')}>
            <Amount of={balanceAfter} />
          </Fact>
        )}
      </dl>
      <section>
        <h3 className={css.heading}>{t('receipt.entries')}</h3>
        <ol className={css.entries}>
          {entries.map((entry) => (
            <li key={entry.entryNo} className={css.entry}>
              <span className={css.strong}>{names.type(entry.type)}</span>
              <span className={css.right}>
                <Amount of={entry.amount} signed />
              </span>
              <span className={css.small}>
                {names.account(entry.account)}
                {entry.vendorTx ? (
                  <>
                    {' '}
                    · <bdi className={css.code}>{entry.vendorTx}</bdi>
                  </>
                ) : null}
              </span>
              <span className={`${css.right} ${css.small}`}>
                {t('col.balanceAfter')} <Amount of={entry.balanceAfter} />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {counted.length > 0 ? (
        <section>
          <h3 className={css.heading}>{t('receipt.counted')}</h3>
          <ul className={css.entries}>
            {counted.map(({ source, ref, amount }, at) => (
              <li key={`${ref}-${at}`} className={css.entry}>
                <span>{names.source(source)}</span>
                <span className={css.right}>
                  <Amount of={amount} signed />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className={css.bar}>
        {proof ? (
          <Link variant="action" newTab href={proof}>
            {t('receipt.verify')}
          </Link>
        ) : null}
        <Link variant="action" href={memberPath('ledgerProof')}>
          {t('receipt.proof')}
        </Link>
      </p>
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className={css.term}>{term}</dt>
    <dd className={css.factValue}>{children}</dd>
  </>
)
