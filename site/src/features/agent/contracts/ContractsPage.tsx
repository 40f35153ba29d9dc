import { Button } from '@brand/ui/button'
import { PageHeader } from '@brand/ui/page-header'
import { Tabs } from '@brand/ui/tabs'
import { useState } from 'react'
import { choice, matching, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { useInvalidateOnEvents, type News } from '../../../app/api/use-invalidate-on-events.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ContractList } from './ContractList.tsx'

const OfferDialog = lazyPart(() => import('./OfferDialog.tsx'))

const news: News = { events: ['contract.offer'], areas: ['contracts'] }
/** What each tab asks for. */
const tabs = [
  { value: 'up', asked: { scope: 'open', role: 'DOWN' } },
  { value: 'down', asked: { scope: 'open', role: 'UP' } },
  { value: 'ended', asked: { scope: 'ended' } },
] as const
const address = { tab: choice(tabs.map(({ value }) => value)), account: matching(/^.{1,64}$/) }

/**
 * Contracts of an agent with the upline and with direct downlines. `?tab=` names what is open; with `?account=`
 * an offer to that downline is begun.
 */
export default function ContractsPage() {
  const t = useWords('contracts')
  const [{ tab, account }, set] = useUrlState(address)
  const [offering, setOffering] = useState(account !== '')
  useInvalidateOnEvents(news)
  function close() {
    setOffering(false)
    // Else a reload would begin the offer again.
    set({ account: '' }, { replace: true })
  }
  const offer = (
    <Button variant="primary" aria-haspopup="dialog" onClick={() => setOffering(true)}>
      {t('offer')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} description={t('about')} actions={offer} />
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={(value) => set({ tab: value }, { replace: true })}
        items={tabs.map(({ value, asked }) => ({
          value,
          label: t(`tab.${value}`),
          panel: <ContractList asked={asked} empty={t(`none.${value}`)} />,
        }))}
      />
      {offering ? <OfferDialog start={{ account }} onClose={close} /> : null}
    </>
  )
}
