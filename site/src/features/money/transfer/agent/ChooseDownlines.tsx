import { MultiSelect } from '@brand/ui/multi-select'
import { useMemo } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { chosenOf, withChosen, type Gifts } from './gifts.model.ts'

/** People offered: more are typed. */
const mostOffered = 100

interface ChooseDownlinesProps {
  gifts: Gifts
  /** People a red packet can be for. */
  most: number
  onChange: (gifts: Gifts) => void
}

/** The agent's own downlines, to be given rows by a press. */
export function ChooseDownlines({ gifts, most, onChange }: ChooseDownlinesProps) {
  const t = useWords('transfer')
  const lang = useLang()
  const { data } = useApiQuery(agent.downline.list, { sort: 'account', status: 'active', pageSize: mostOffered })
  const offered = useMemo(() => (data?.list ?? []).map(({ account }) => account), [data])
  const options = useMemo(() => offered.map((account) => ({ value: account, label: account })), [offered])
  if (offered.length === 0) return null
  return (
    <MultiSelect
      label={t('packet.choose')}
      hint={data?.next ? t('packet.choose.more', { n: formatCount(offered.length, lang) }) : undefined}
      placeholder={t('packet.choose.none')}
      chips={false}
      options={options}
      value={chosenOf(gifts, offered)}
      onValueChange={(chosen) => onChange(withChosen(gifts, { offered, chosen, most }))}
    />
  )
}
