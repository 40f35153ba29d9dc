import { Card } from '@brand/ui/card'
import { Hidden } from '@brand/ui/hidden'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Badge } from '@brand/ui/badge'
import { Icon } from '@brand/ui/icon'
import { caretRight } from '@brand/ui/icons'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { memberGroups } from '../../../app/routing/define-page.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { useBadges } from './badges.ts'
import * as css from './member.css.ts'
import type { CentrePage } from './pages.ts'

/** A phone's way into the centre: every page by group. Wider screens have the menu beside the page. */
export function PageList({ pages }: { pages: readonly CentrePage[] }) {
  const t = useWords('member')
  const lang = useLang()
  const badges = useBadges()
  return (
    <Hidden above="phone">
      <nav aria-label={t('list')}>
        <Stack space="xl">
          {memberGroups.map((group) => {
            const rows = pages.filter((page) => page.group === group)
            return rows.length === 0 ? null : (
              <Section key={group} title={t(`group.${group}`)} space="xs">
                <Card padding="none">
                  <ul className={css.rows}>
                    {rows.map(({ id, label, icon, badge }) => (
                      <li key={id}>
                        <a href={memberPath(id)} className={css.row}>
                          <Icon icon={icon} size={20} />
                          <span>{t(label)}</span>
                          {badge && badges[badge] > 0 ? <Badge>{formatCount(badges[badge], lang)}</Badge> : <span />}
                          <Icon icon={caretRight} size={16} flip />
                        </a>
                      </li>
                    ))}
                  </ul>
                </Card>
              </Section>
            )
          })}
        </Stack>
      </nav>
    </Hidden>
  )
}
