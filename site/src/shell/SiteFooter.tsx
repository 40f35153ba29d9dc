import { Footer, type SignEntry } from '@brand/ui/footer'
import { useStatus } from '../app/api/status.ts'
import { useMemo } from 'react'
import { footerColumns, type Offer } from './places/entries.ts'
import { Logo } from './Logo.tsx'

/** Vendor codes in the footer, as plain wordmarks. */
const vendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']
/** Until the gateway has returned the age. */
const defaultAge = 18

export function SiteFooter({ offer, social }: { offer: Offer; social: readonly SignEntry[] | undefined }) {
  const age = useStatus().data?.info.registerRules.minAge ?? defaultAge
  const { t } = offer
  const columns = useMemo(() => footerColumns(offer), [offer])
  return (
    <Footer
      logo={<Logo />}
      about={t('footer.tagline')}
      columns={columns}
      social={social}
      vendors={vendors}
      age={{ mark: t('footer.ageMark', { age }), text: t('footer.age', { age }) }}
    />
  )
}
