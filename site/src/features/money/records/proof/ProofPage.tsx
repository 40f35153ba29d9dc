import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import { Icon } from '@brand/ui/icon'
import { arrowClockwise, checkCircleFill, warningCircleFill } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { PageHeader } from '@brand/ui/page-header'
import { Progress } from '@brand/ui/progress'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useNames } from '../../../../app/records/names.ts'
import { amountOf } from '../../../../app/format/money.ts'
import { holds } from './proof.ts'
import { ProofSteps } from './ProofSteps.tsx'
import { useProof, type Proof } from './use-proof.ts'

/** The balance is the sum of all entries: added up here, in the player's own browser, beside the operator's figure. */
export function ProofPage({ onReport }: { onReport: () => void }) {
  const t = useWords('records')
  const lang = useLang()
  const { done, ...answer } = useProof()
  const { data, isError, isFetching, refetch } = answer
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
          note={t('proof.read', { count: done.of, read: count(done.read), of: count(done.of) })}
        />
      ) : null}
      {isError && !data ? <LoadFailed answer={answer} title={t('failed')} level={2} /> : null}
      {data && !isFetching ? (
        <Stack space="xl">
          <Verdict proof={data} onReport={onReport} />
          <Accounts proof={data} />
          <ProofSteps entries={data.entries} />
        </Stack>
      ) : null}
    </>
  )
}

function Verdict({ proof: { proved, entries, wallet }, onReport }: { proof: Proof; onReport: () => void }) {
  const t = useWords('records')
  const lang = useLang()
  return (
    <Callout
      role="status"
      tone={proved ? 'success' : 'danger'}
      title={
        <Heading level={2} size="md">
          {t(proved ? 'proof.holds' : 'proof.fails')}
        </Heading>
      }
      actions={
        proved ? undefined : (
          <Button variant="primary" onClick={onReport}>
            {t('proof.report')}
          </Button>
        )
      }
      data-proved={proved}
    >
      <p>
        {t(proved ? 'proof.holds.text' : 'proof.fails.text', {
          count: entries.length,
          n: formatCount(entries.length, lang),
        })}
      </p>
      <p>
        {t('proof.wallet')} <Amount of={wallet} />
      </p>
    </Callout>
  )
}

/** Each account: the sum of its entries, and the balance the operator returns. */
function Accounts({ proof: { accounts, sums } }: { proof: Proof }) {
  const t = useWords('records')
  const lang = useLang()
  const names = useNames()
  return (
    <DataList
      variant="cards"
      columns={{ phone: 2, wide: 3 }}
      items={accounts.map(({ account, balance }) => {
        const sum = sums.get(account)
        const good = holds(sum, balance)
        const entries = sum?.entries ?? 0
        return {
          id: account,
          term: `${names.account(account)} · ${t('proof.entries', { count: entries, n: formatCount(entries, lang) })}`,
          value: <Amount of={amountOf(sum?.sum ?? 0n)} />,
          note: (
            <>
              <Inline as="span" space="2xs" align="start" wrap={false}>
                <Text as="span" size="caption" tone={good ? 'success' : 'danger'}>
                  <Icon icon={good ? checkCircleFill : warningCircleFill} size={16} />
                </Text>
                <span>
                  {t(good ? 'proof.same' : 'proof.other')} <Amount of={balance} />
                </span>
              </Inline>
              {sum?.broken === undefined ? null : <p>{t('proof.broken', { entry: sum.broken })}</p>}
            </>
          ),
        }
      })}
    />
  )
}
