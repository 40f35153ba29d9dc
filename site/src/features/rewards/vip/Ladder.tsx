import { Badge } from '@brand/ui/badge'
import { Icon } from '@brand/ui/icon'
import { checkBold } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { Progress, Rank } from './use-vip.ts'
import * as css from './vip.css.ts'

/** All ranks in their order, each a little higher; the person's own is marked. */
export function Ladder({ ranks, progress: { level: own } }: { ranks: readonly Rank[]; progress: Progress }) {
  const t = useWords('vip')
  return (
    <ol className={css.ladder} aria-label={t('ladder')}>
      {ranks.map(({ level, label, total }) => (
        <li key={level} className={css.rung} aria-current={level === own ? 'true' : undefined}>
          <span
            aria-hidden
            className={css.step}
            data-reached={level <= own || undefined}
            style={{ blockSize: 12 + (84 * (level + 1)) / ranks.length }}
          />
          <Stack space="2xs" className={css.words}>
            <Inline space="xs" align="center">
              <Text as="span" weight="label">
                {label}
              </Text>
              {level === own ? (
                <Badge tone="accent">{t('you')}</Badge>
              ) : level < own ? (
                <>
                  <Icon icon={checkBold} size={14} />
                  <VisuallyHidden>{t('reached')}</VisuallyHidden>
                </>
              ) : null}
            </Inline>
            <Text as="span" size="caption" quiet>
              {level === 0 ? t('from.start') : <Amount of={total} decimals={0} />}
            </Text>
          </Stack>
        </li>
      ))}
    </ol>
  )
}
