import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Dialog } from '@brand/ui/dialog'
import { Stack } from '@brand/ui/stack'
import { member } from '../../../app/api/member-client.ts'
import { FundPasswordFoot } from '../../../app/forms/FundPasswordFoot.tsx'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { type Address, AddressFields, addressFields } from './AddressFields.tsx'
import { NoFundPassword } from './FundFields.tsx'
import type { Item } from './points.model.ts'
import { useItemWords } from './use-item-words.ts'
import { usePoints, useSpending } from './use-points.ts'
import { useCount } from '../../../app/format/use-count.ts'

/** Redeems an item: what it costs, where it goes, and the fund password. */
export default function RedeemDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const t = useWords('points')
  const lang = useLang()
  const words = useItemWords()
  const count = useCount()
  const { mine } = usePoints()
  const goods = item.type === 'GOODS'
  const draft = useDraft('redeem')
  const address: Partial<Address> = { ...mine.data?.lastAddress, ...draft.values }
  const incomplete = goods && addressFields.some((field) => !address[field]?.trim())
  const { form, foot, tried, fields, clear } = useSpending({
    name: `points-redeem-${item.itemId}`,
    input: incomplete
      ? undefined
      : {
          itemId: item.itemId,
          version: item.version,
          language: lang,
          ...(goods && { address: address as Address }),
        },
    fields: addressFields.map((field) => `address.${field}`),
    mutationFn: member.points.redeem,
    find: member.points.findOrder,
    onSuccess(order) {
      if (goods) draft.drop()
      showToast({ tone: 'success', title: t('redeemed', { title: order.title }) })
      onClose()
    },
  })
  const left = (mine.data?.points ?? 0) - item.points
  return (
    <Dialog open onOpenChange={onClose} title={item.title} description={words.about(item)}>
      {mine.data && !mine.data.hasFundPassword ? (
        <NoFundPassword />
      ) : (
        <form {...form}>
          <Stack space="lg">
            <DataList
              items={[
                { term: t('price'), value: t('count', { count: item.points, n: count(item.points) }) },
                { term: t('balance.after'), value: t('count', { count: left, n: count(left) }) },
              ]}
            />
            {goods ? (
              <AddressFields
                value={address}
                onChange={(field, value) => (clear(), draft.change(field, value))}
                wrong={(field) =>
                  tried && !address[field]?.trim() ? t('address.missing') : fields[`address.${field}`]
                }
              />
            ) : (
              <Callout tone="info">{t('granted.later')}</Callout>
            )}
            <FundPasswordFoot {...foot}>
              {t('redeem.for', { count: item.points, n: count(item.points) })}
            </FundPasswordFoot>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
