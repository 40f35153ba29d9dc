import { Badge } from '@brand/ui/badge'
import { Icon } from '@brand/ui/icon'
import { checkBold } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { Amount } from '../../../app/format/Amount.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { RankArch } from './RankArch.tsx'
import type { Progress, Rank } from './use-vip.ts'
import * as css from './vip.css.ts'

/** How much of the way from a rank to the next lies behind the person, per cent. */
function doneOf(ranks: readonly Rank[], { level: own, total }: Progress, level: number): number {
  const [from, to] = [ranks[level], ranks[level + 1]]
  if (level !== own || !from || !to) return level < own ? 100 : 0
  const share = (Number(total) - Number(from.total)) / (Number(to.total) - Number(from.total))
  return 100 * Math.max(0, Math.min(1, share))
}

/** All ranks in their order, each a little higher, on one rail with the person's progress; their own is marked. */
export function Ladder({ ranks, progress }: { ranks: readonly Rank[]; progress: Progress }) {
  const t = useWords('vip')
  const own = progress.level
  return (
    <ol className={css.ladder} aria-label={t('ladder')}>
      {ranks.map(({ level, label, total }) => (
        <li key={level} className={css.rung} aria-current={level === own ? 'true' : undefined}>
          <span aria-hidden className={css.step} data-reached={level <= own || undefined}>
            <RankArch level={level} />
            <span className={css.rail}>
              <span className={css.done} style={{ inlineSize: `${doneOf(ranks, progress, level)}%` }} />
            </span>
          </span>
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
