import { Footer, type SignEntry } from '@brand/ui/footer'
import { useStatus } from '../app/calls/status.ts'
import { footerColumns, type Here } from './places/entries.ts'
import { Logo } from './Logo.tsx'
import * as css from './shell.css.ts'

/** Vendor codes of the spec's footer (§2), as plain wordmarks. */
const vendors = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']
/** Until the gateway has told the age (spec §9 default). */
const defaultAge = 18

export function SiteFooter({ here, social }: { here: Here; social: readonly SignEntry[] | undefined }) {
  const age = useStatus().data?.info.registerRules.minAge ?? defaultAge
  const { t } = here
  return (
    <Footer
      className={css.footer}
      logo={<Logo />}
      about={t('footer.tagline')}
      columns={footerColumns(here)}
      social={social}
      vendors={vendors}
      age={{ mark: t('footer.ageMark', { age }), text: t('footer.age', { age }) }}
    />
  )
}
