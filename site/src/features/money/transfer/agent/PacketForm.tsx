import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { DataList } from '@brand/ui/data-list'
import { MoneyField } from '@brand/ui/money-field'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Stack } from '@brand/ui/stack'
import { TextField } from '@brand/ui/text-field'
import type { DownlineTransfersInfoOutput } from '@brand/sdk/agent'
import { useEffect, useState } from 'react'
import { useUrlTexts } from '../../../../app/navigation/use-url-state.ts'
import { agent } from '../../../../app/api/agent-client.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { moneyIn } from '../../../../app/format/money.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { draftOf } from '../../../../app/storage/draft.ts'
import { SendForm } from '../SendForm.tsx'
import { useSending } from '../use-sending.ts'
import { ChooseDownlines } from './ChooseDownlines.tsx'
import { GiftFields } from './GiftFields.tsx'
import {
  accountFault,
  amountFault,
  amountIn,
  draftGifts,
  draftValues,
  isTooMuch,
  mostOf,
  newGifts,
  totalOf,
  withRow,
  type GiftFault,
  type Gifts,
} from './gifts.model.ts'

const draft = () => draftOf('packet')

/** What was typed last, or a new form for the people an address names. */
function start(named: readonly string[], most: number): { gifts: Gifts; remark: string } {
  if (named.length > 0) return { gifts: newGifts(named.slice(0, most).map((one) => one.slice(0, 64))), remark: '' }
  const { values } = draft()
  return { gifts: draftGifts(values, most), remark: values['remark'] ?? '' }
}

function save({ gifts, remark }: ReturnType<typeof start>): void {
  draft().drop()
  draft().keep({ ...draftValues(gifts), remark })
}

/** Who gets how much, the words, and the fund password. `?account=` of the address names people, each once. */
export function PacketForm({ info }: { info: DownlineTransfersInfoOutput }) {
  const t = useWords('transfer')
  const lang = useLang()
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  const { params, set } = useUrlTexts()
  const [values, setValues] = useState(() => start([...new Set(params.getAll('account'))], info.mostGifts))
  const { gifts, remark } = values
  const keep = (next: typeof values) => {
    setValues(next)
    save(next)
  }
  const change = (next: Partial<Gifts>) => {
    clear()
    keep({ ...values, gifts: { ...gifts, ...next } })
  }
  // From here on the draft says who: a reload would bring back people who were taken out.
  const names = params.has('account')
  useEffect(() => {
    if (!names) return
    save(values)
    set({ account: '' }, { replace: true })
  })
  const words = (fault: GiftFault | undefined): string | undefined =>
    fault === 'amount.min' ? t('amount.below', { min: money(info.minGift) }) : fault && t(fault)
  const tooMuch = isTooMuch(gifts, info)
  const wrongEach = gifts.equal ? amountFault(gifts.each, info) : undefined
  const faults = gifts.rows.map((row) => ({
    account: accountFault(gifts, row),
    amount: gifts.equal ? undefined : amountFault(row.amount, info),
  }))
  const wrong = tooMuch || wrongEach !== undefined || faults.some(({ account, amount }) => account ?? amount)
  const { form, foot, tried, fields, clear } = useSending({
    name: 'packet',
    input: wrong
      ? undefined
      : {
          gifts: gifts.rows.map((row) => ({ account: row.account.trim(), amount: amountIn(gifts, row) })),
          remark: remark.trim(),
        },
    fields: gifts.rows.map((_, at) => `gifts.${at}`),
    mutationFn: agent.downlineTransfers.sendPacket,
    find: agent.downlineTransfers.findPacket,
    onSuccess(sent) {
      draft().drop()
      setValues({ gifts: newGifts(), remark: '' })
      const n = sent.gifts.length
      showToast({
        tone: 'success',
        title: t('packet.sent', { count: n, n: formatCount(n, lang), amount: money(sent.amount) }),
      })
    },
  })
  // Its button keeps the focus of who added the last.
  const full = gifts.rows.length >= info.mostGifts
  return (
    <SendForm form={form} foot={foot} label={t('packet.send')}>
      <SegmentedControl
        full
        label={t('packet.split')}
        value={gifts.equal ? 'equal' : 'chosen'}
        onValueChange={(value) => change({ equal: value === 'equal' })}
        options={[
          { value: 'equal', label: t('packet.equal') },
          { value: 'chosen', label: t('packet.chosen') },
        ]}
      />
      {gifts.equal ? (
        <MoneyField
          label={t('packet.each')}
          symbol={symbol}
          min={info.minGift}
          max={mostOf(info)}
          value={gifts.each}
          onValueChange={(each) => change({ each })}
          required
          hint={t('packet.least', { min: money(info.minGift) })}
          error={tried ? words(wrongEach) : undefined}
        />
      ) : null}
      <Stack space="md" role="group" aria-label={t('packet.people')}>
        <ChooseDownlines gifts={gifts} most={info.mostGifts} onChange={change} />
        {gifts.rows.map((row, at) => (
          <GiftFields
            key={row.id}
            n={at + 1}
            row={row}
            withAmount={!gifts.equal}
            most={mostOf(info)}
            wrongAccount={tried ? (words(faults[at]?.account) ?? fields[`gifts.${at}`]) : undefined}
            wrongAmount={tried ? words(faults[at]?.amount) : undefined}
            onChange={(next) => change({ rows: gifts.rows.map((one) => (one === row ? { ...row, ...next } : one)) })}
            onRemove={
              gifts.rows.length > 1 ? () => change({ rows: gifts.rows.filter((one) => one !== row) }) : undefined
            }
          />
        ))}
        <Button
          variant="quiet"
          aria-disabled={full || undefined}
          onClick={() => {
            if (!full) change(withRow(gifts))
          }}
        >
          {t('packet.add')}
        </Button>
      </Stack>
      <TextField
        label={t('packet.words')}
        optional
        maxLength={140}
        value={remark}
        onValueChange={(value) => (clear(), keep({ ...values, remark: value }))}
        hint={t('packet.words.hint')}
      />
      <DataList
        items={[
          {
            term: t('packet.total', { count: gifts.rows.length, n: formatCount(gifts.rows.length, lang) }),
            value: <Amount of={totalOf(gifts)} />,
            total: true,
          },
        ]}
      />
      <Callout live tone="danger">
        {tooMuch ? t('packet.tooMuch', { max: money(mostOf(info)) }) : null}
      </Callout>
    </SendForm>
  )
}
