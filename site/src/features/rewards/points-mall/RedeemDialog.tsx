import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { Dialog } from '@brand/ui/dialog'
import { Stack } from '@brand/ui/stack'
import type { PointsRedeemInput } from '@brand/sdk/member'
import { useState, type FormEvent } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { type Address, AddressFields, addressFields } from './AddressFields.tsx'
import { FundFields, NoFundPassword } from './FundFields.tsx'
import type { Item } from './points.model.ts'
import { useItemWords } from './use-item-words.ts'
import { useCount, usePoints, useSpending } from './use-points.ts'

/** Redeems an item: what it costs, where it goes, and the fund password. */
export default function RedeemDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const t = useWords('points')
  const lang = useLang()
  const words = useItemWords()
  const count = useCount()
  const errorText = useErrorText()
  const { mine } = usePoints()
  const goods = item.type === 'GOODS'
  const [typed, setTyped] = useState<Partial<Address>>({})
  const address = { ...mine.data?.lastAddress, ...typed }
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const { state, error, spend, clear } = useSpending({
    name: 'points-redeem',
    mutationFn: member.points.redeem,
    find: member.points.findOrder,
    onDone(order) {
      showToast({ tone: 'success', title: t('redeemed', { title: order.title }) })
      onClose()
    },
  })
  const { fields, message } = useFormErrors(
    error,
    [...addressFields.map((field) => `address.${field}`), 'fundPassword'],
    { text: (failure) => (isSilence(failure) ? t('lost') : errorText(failure)) },
  )
  const incomplete = goods && addressFields.some((field) => !address[field]?.trim())

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (incomplete || !password) return focusFirstWrong()
    const input: Omit<PointsRedeemInput, 'fundPassword'> = {
      itemId: item.itemId,
      version: item.version,
      language: lang,
      ...(goods && { address: address as Address }),
    }
    spend(input, password)
    setPassword('')
  }
  const left = (mine.data?.points ?? 0) - item.points
  return (
    <Dialog open onOpenChange={onClose} title={item.title} description={words.about(item)}>
      {mine.data && !mine.data.hasFundPassword ? (
        <NoFundPassword />
      ) : (
        <form ref={form} noValidate onSubmit={submit}>
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
                onChange={(field, value) => (clear(), setTyped((now) => ({ ...now, [field]: value })))}
                wrong={(field) =>
                  tried && !address[field]?.trim() ? t('address.missing') : fields[`address.${field}`]
                }
              />
            ) : (
              <Callout tone="info">{t('granted.later')}</Callout>
            )}
            <FundFields
              state={state}
              password={password}
              onPassword={(value) => (clear(), setPassword(value))}
              wrong={tried && !password && state === 'idle' && !error ? t('fund.missing') : fields['fundPassword']}
              message={message}
            />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              full
              busy={state !== 'idle'}
              busyLabel={t(state === 'unknown' ? 'checking' : 'sending')}
            >
              {t('redeem.for', { count: item.points, n: count(item.points) })}
            </Button>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
