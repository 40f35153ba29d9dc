import { buttonAttributes } from '@brand/ui/button'
import { Skeleton } from '@brand/ui/skeleton'
import { Avatar } from '@brand/ui/avatar'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { ReactNode } from 'react'
import type { LottoGame, LottoIssue } from '@brand/sdk/member'
import { drawnTile, useArt } from '../../../app/art.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Balls } from './Balls.tsx'
import { Countdown } from './Countdown.tsx'
import type { DrawClock } from './draw-clock.ts'
import * as css from './lottery.css.ts'

interface LotteryCardProps {
  game: LottoGame
  /** The running issue and the one drawn last; undefined until they are fetched. */
  issue: (LottoIssue & { last?: LottoIssue }) | undefined
  clock: DrawClock | undefined
  href: string
  results: string
  heart: ReactNode
}

/** A lottery: its running issue, how long it takes bets, what it drew last, and the ways in. */
export function LotteryCard({ game, issue, clock, href, results, heart }: LotteryCardProps) {
  const t = useWords('lottery')
  const art = useArt()
  const { gameName: name, lockSeconds } = game
  const { last } = issue ?? {}
  return (
    <Card as="article" aria-label={name} padding={{ phone: 'md', tablet: 'lg' }} space="sm" className={css.card}>
      <Inline space="sm" wrap={false}>
        <Avatar variant="square" size="lg" name={name} src={art(drawnTile(game))} />
        <Stack grow space="none">
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <Text as="div" size="caption" quiet tabular>
            {issue ? t('issue', { numero: issue.numero }) : <Skeleton />}
          </Text>
        </Stack>
        {heart}
      </Inline>
      {issue && clock ? <Countdown issue={issue} clock={clock} /> : <Skeleton variant="block" size="sm" />}
      <Text size="caption" quiet>
        {t('lock', {
          time:
            lockSeconds < 120
              ? t('seconds', { count: lockSeconds })
              : t('minutes', { count: Math.ceil(lockSeconds / 60) }),
        })}
      </Text>
      <div className={css.last}>
        <Text as="div" size="caption" quiet>
          {last ? t('last', { numero: last.numero }) : issue ? t('last.none') : <Skeleton />}
        </Text>
        {last?.numbers ? <Balls numbers={last.numbers} size={last.numbers.length > 8 ? 'sm' : 'md'} /> : null}
      </div>
      <Inline>
        <a {...buttonAttributes({ variant: 'primary' })} href={href} aria-label={t('bet.on', { name })}>
          {t('bet')}
        </a>
        <a {...buttonAttributes()} href={results} aria-label={t('results.of', { name })}>
          {t('results')}
        </a>
      </Inline>
    </Card>
  )
}
