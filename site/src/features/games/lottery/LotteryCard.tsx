import { buttonAttributes } from '@brand/ui/button'
import { Skeleton } from '@brand/ui/skeleton'
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
  /** The running issue and the one drawn last; undefined until they are told. */
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
    <article className={css.card} aria-label={name}>
      <header className={css.head}>
        <img src={art(drawnTile(game))} alt="" width={56} height={56} className={css.art} loading="lazy" />
        <div className={css.titles}>
          <h3 className={css.name}>{name}</h3>
          <p className={css.numero}>{issue ? t('issue', { numero: issue.numero }) : <Skeleton />}</p>
        </div>
        {heart}
      </header>
      {issue && clock ? (
        <Countdown issue={issue} clock={clock} />
      ) : (
        <Skeleton variant="block" className={css.ghostClock} />
      )}
      <p className={css.lock}>
        {t('lock', {
          time: lockSeconds < 120 ? t('seconds', { count: lockSeconds }) : t('minutes', { count: lockSeconds / 60 }),
        })}
      </p>
      <div className={css.last}>
        <p className={css.lastHead}>
          {last ? t('last', { numero: last.numero }) : issue ? t('last.none') : <Skeleton />}
        </p>
        {last?.numbers ? <Balls numbers={last.numbers} size={last.numbers.length > 8 ? 'sm' : 'md'} /> : null}
      </div>
      <div className={css.ways}>
        <a {...buttonAttributes({ variant: 'primary' })} href={href} aria-label={t('bet.on', { name })}>
          {t('bet')}
        </a>
        <a {...buttonAttributes()} href={results} aria-label={t('results.of', { name })}>
          {t('results')}
        </a>
      </div>
    </article>
  )
}
