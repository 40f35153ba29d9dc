import { Card } from '@brand/ui/card'
import { Hidden } from '@brand/ui/hidden'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Badge } from '@brand/ui/badge'
import { Icon } from '@brand/ui/icon'
import { caretRight } from '@brand/ui/icons'
import { formatCount } from '../format/format.ts'
import { useLang } from '../i18n/i18n.ts'
import { useBadges } from './badges.ts'
import * as css from './centre.css.ts'
import type { CentrePage } from './centre-pages.ts'
import { centrePath, centres, type CentreName } from './centres.ts'
import { useCentreWords } from './use-centre-words.ts'

/** A phone's way into a centre: every page by group. Wider screens have the menu beside the page. */
export function PageList({ centre, pages }: { centre: CentreName; pages: readonly CentrePage[] }) {
  const { t, pageTitle, groupTitle } = useCentreWords(centre)
  const lang = useLang()
  const badges = useBadges()
  return (
    <Hidden above="phone">
      <nav aria-label={t('list')}>
        <Stack space="xl">
          {centres[centre].groups.map((group) => {
            const rows = pages.filter((page) => page.group === group)
            return rows.length === 0 ? null : (
              <Section key={group} title={groupTitle(group)} space="xs">
                <Card padding="none">
                  <Stack as="ul" space="none">
                    {rows.map(({ id, icon, badge }) => (
                      <li key={id}>
                        <a href={centrePath(centre, id)} className={css.row}>
                          <Icon icon={icon} size={20} />
                          <span>{pageTitle({ id })}</span>
                          {badge && badges[badge] > 0 ? <Badge>{formatCount(badges[badge], lang)}</Badge> : <span />}
                          <Icon icon={caretRight} size={16} flip />
                        </a>
                      </li>
                    ))}
                  </Stack>
                </Card>
              </Section>
            )
          })}
        </Stack>
      </nav>
    </Hidden>
  )
}
