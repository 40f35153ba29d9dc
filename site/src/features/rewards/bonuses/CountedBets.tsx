import { Accordion } from '@brand/ui/accordion'
import { listBullets } from '@brand/ui/icons'
import { type Column } from '@brand/ui/table'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { useState } from 'react'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { TwoLines } from '../../../app/records/TwoLines.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PagedTable } from '../../../app/records/PagedList.tsx'
import type { Bonus, BonusBet } from './bonuses.model.ts'
import { useBonusWords } from './use-bonus-words.ts'

/** Bets that were counted for a bonus; asked for when they are opened. */
export function CountedBets({ bonus }: { bonus: Bonus }) {
  const t = useWords('bonuses')
  const words = useBonusWords()
  const [open, setOpen] = useState<readonly string[]>([])
  const title = (
    <>
      {t('bets')}
      <VisuallyHidden>: {words.title(bonus)}</VisuallyHidden>
    </>
  )
  return (
    <Accordion
      value={open}
      onValueChange={setOpen}
      items={[{ id: 'bets', title, content: open.length > 0 ? <Bets bonusId={bonus.bonusId} /> : null }]}
    />
  )
}

function Bets({ bonusId }: { bonusId: string }) {
  const t = useWords('bonuses')
  const { time } = useTime()
  const pages = useApiPages(member.bonuses.bets, { bonusId })
  const columns: Column<BonusBet>[] = [
    {
      id: 'game',
      head: t('bets.game'),
      cell: ({ gameName, vendorName, betNo }) => (
        <TwoLines weight="label" note={betNo && t('bets.no', { no: betNo })}>
          {gameName ?? t('bets.reported', { vendor: vendorName })}
        </TwoLines>
      ),
    },
    { id: 'counted', head: t('bets.counted'), align: 'end', cell: ({ counted }) => <Amount of={counted} signed /> },
    { id: 'at', head: t('bets.at'), cell: ({ at }) => time(at) },
    {
      id: 'validBet',
      head: t('bets.validBet'),
      align: 'end',
      phone: 'line',
      cell: ({ validBet }) => (validBet === null ? '–' : <Amount of={validBet} />),
    },
  ]
  return (
    <PagedTable
      pages={pages}
      space="md"
      label={t('bets')}
      columns={columns}
      rowKey={({ countId }) => countId}
      outlines={3}
      empty={<EmptyList icon={listBullets} title={t('bets.none')} text={t('bets.none.text')} />}
    />
  )
}
