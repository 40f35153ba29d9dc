import { Button } from '@brand/ui/button'
import { ErrorState } from '@brand/ui/error-state'
import { Icon } from '@brand/ui/icon'
import { arrowClockwise, checkCircleFill, warningCircleFill } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Progress } from '@brand/ui/progress'
import { isGatewayError } from '@brand/sdk'
import { useErrorText } from '../../../../app/api/error-text.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { Amount } from '../list/Amount.tsx'
import { useNames } from '../list/names.ts'
import { amountOf } from '../../../../app/format/money.ts'
import { holds } from './proof.ts'
import { ProofSteps } from './ProofSteps.tsx'
import * as css from '../records.css.ts'
import { useProof, type Proof } from './use-proof.ts'

/** The balance is the sum of all entries: added up here, in the player's own browser, beside what the operator says. */
export function ProofPage({ onReport }: { onReport: () => void }) {
  const t = useWords('records')
  const lang = useLang()
  const errorText = useErrorText()
  const { data, isError, error, isFetching, refetch, done } = useProof()
  const count = (n: number) => formatCount(n, lang)
  const again = (
    <Button busy={isFetching} busyLabel={t('proof.busy')} onClick={() => void refetch()}>
      <Icon icon={arrowClockwise} size={18} />
      {t('proof.again')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('proof.title')} description={t('proof.about')} actions={again} />
      {isFetching ? (
        <Progress
          label={t('proof.busy')}
          {...(done.of > 0 && { value: done.read, max: done.of })}
          note={t('proof.read', { read: count(done.read), of: count(done.of) })}
        />
      ) : null}
      {isError && !data ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => void refetch()}
          reference={isGatewayError(error) ? error.requestId : undefined}
        >
          {errorText(error)}
        </ErrorState>
      ) : null}
      {data && !isFetching ? (
        <div className={css.stack}>
          <Verdict proof={data} onReport={onReport} />
          <Accounts proof={data} />
          <ProofSteps entries={data.entries} />
        </div>
      ) : null}
    </>
  )
}

function Verdict({ proof: { proved, entries, wallet }, onReport }: { proof: Proof; onReport: () => void }) {
  const t = useWords('records')
  const lang = useLang()
  return (
    <section role="status" data-proved={proved} className={css.verdict}>
      <Icon icon={proved ? checkCircleFill : warningCircleFill} size={32} className={proved ? css.good : css.bad} />
      <div className={css.two}>
        <h2 className={css.heading}>{t(proved ? 'proof.holds' : 'proof.fails')}</h2>
        <p>
          {t(proved ? 'proof.holds.text' : 'proof.fails.text', {
            count: entries.length,
            n: formatCount(entries.length, lang),
          })}
        </p>
        <p className={css.small}>
          {t('proof.wallet')} <Amount of={wallet} />
        </p>
      </div>
      {proved ? null : (
        <Button variant="primary" onClick={onReport}>
          {t('proof.report')}
        </Button>
      )}
    </section>
  )
}

/** Each account: what its entries add up to, and what the operator says it holds. */
function Accounts({ proof: { accounts, sums } }: { proof: Proof }) {
  const t = useWords('records')
  const lang = useLang()
  const names = useNames()
  return (
    <dl className={css.figures}>
      {accounts.map(({ account, balance }) => {
        const sum = sums.get(account)
        const good = holds(sum, balance)
        return (
          <div key={account} className={css.figure}>
            <dt className={css.term}>
              {names.account(account)} ·{' '}
              {t('proof.entries', { count: sum?.entries ?? 0, n: formatCount(sum?.entries ?? 0, lang) })}
            </dt>
            <dd className={css.value}>
              <Amount of={amountOf(sum?.sum ?? 0n)} />
            </dd>
            <dd className={`${css.small} ${css.same}`}>
              <Icon icon={good ? checkCircleFill : warningCircleFill} size={16} className={good ? css.good : css.bad} />{' '}
              {t(good ? 'proof.same' : 'proof.other')} <Amount of={balance} />
            </dd>
            {sum?.broken === undefined ? null : (
              <dd className={css.small}>{t('proof.broken', { entry: sum.broken })}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
