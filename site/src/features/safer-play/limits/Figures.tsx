import { DataList } from '@brand/ui/data-list'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'

/** Staked, won, and the difference; the sign shows what a colour would. */
export function Figures({ staked, won, net }: { staked: string; won: string; net: string }) {
  const t = useWords('limits')
  return (
    <DataList
      items={[
        { term: t('history.staked'), value: <Amount of={staked} data-figure="staked" /> },
        { term: t('history.won'), value: <Amount of={won} data-figure="won" /> },
        { term: t('history.net'), value: <Amount of={net} signed tone="neutral" data-figure="net" /> },
      ]}
    />
  )
}
