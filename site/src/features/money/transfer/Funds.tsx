import { Columns } from '@brand/ui/columns'
import { Stack } from '@brand/ui/stack'
import { Button } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { Icon } from '@brand/ui/icon'
import { arrowCircleDown, wallet } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { formatCount, localeOf } from '../../../app/format/format.ts'
import { useVendorNames } from '../../../app/games/use-vendor-names.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { FundsForm } from './FundsForm.tsx'
import { FundsHistory } from './FundsHistory.tsx'
import { useAgain, useMoneyNews, useWatch } from './use-moving.ts'
import { Wallets } from './Wallets.tsx'

/** Money at vendors: balances, transfers, and returning all of it. Nothing to move with one wallet for all. */
export function Funds() {
  const t = useWords('transfer')
  const lang = useLang()
  const again = useAgain()
  const vendorName = useVendorNames()
  const namesOf = (vendors: readonly string[]) => new Intl.ListFormat(localeOf(lang)).format(vendors.map(vendorName))
  const merchant = useApiQuery(sdk.wallet.merchant, {})
  const single = merchant.data?.isSingle
  const vendors = useApiQuery(sdk.wallet.vendors, {}, { enabled: single === false })
  useMoneyNews()
  useWatch((vendors.data?.list ?? []).flatMap(({ transfer }) => (transfer ? [transfer] : [])))
  const recall = useApiMutation({
    mutationFn: () => sdk.wallet.recall({}),
    onSuccess({ transfers, unanswered }) {
      showToast(
        unanswered.length > 0
          ? { tone: 'info', title: t('recall.waiting', { vendors: namesOf(unanswered) }) }
          : {
              tone: 'success',
              title: t('recall.done', { count: transfers.length, n: formatCount(transfers.length, lang) }),
            },
      )
      again()
    },
    onError: again,
    toastError: true,
  })
  const home = (
    <Button busy={recall.isPending} busyLabel={t('recall.busy')} onClick={() => recall.mutate()}>
      <Icon icon={arrowCircleDown} size={18} />
      {t('recall')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('funds.title')}
        description={t('funds.about')}
        actions={single === false ? home : undefined}
      />
      {single === undefined ? (
        <Answered answer={merchant}>{() => null}</Answered>
      ) : single ? (
        <EmptyState icon={wallet} title={t('funds.single')}>
          {t('funds.single.text')}
        </EmptyState>
      ) : (
        <Answered answer={vendors}>
          {(wallets) => (
            <Stack space="xl">
              <Columns collapseBelow="desktop">
                <FundsForm wallets={wallets} />
                <Wallets wallets={wallets} busy={vendors.isFetching} onRefresh={() => void vendors.refetch()} />
              </Columns>
              <FundsHistory />
            </Stack>
          )}
        </Answered>
      )}
    </>
  )
}
