import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import type { Game, Page } from '@brand/sdk'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { homeSlice } from '../limits.ts'
import { GameTiles } from '../tile/GameTiles.tsx'
import { GameError } from '../GameError.tsx'
import * as css from './home.css.ts'

interface GameRowProps {
  id: string
  title: string
  /** Beside the title. */
  count?: number | undefined
  all: string
  /** Whether the games were asked for. */
  asked?: boolean | undefined
  answer: Pick<UseQueryResult<Page<Game>>, 'data' | 'isError' | 'refetch'>
  /** How many of the games are shown. */
  shown?: number
  square?: boolean | undefined
  eager?: boolean | undefined
  /** A row of several categories keeps one shape of tile. */
  mixed?: boolean | undefined
  first?: boolean | undefined
  ref?: Ref<HTMLElement> | undefined
  /** More controls at the end of the head. */
  children?: ReactNode
}

/** Title, count, the way to all of them, and one row of tiles. */
export function GameRow({
  id,
  title,
  count,
  all,
  asked = true,
  answer,
  shown = homeSlice,
  square,
  eager,
  mixed,
  first,
  ref,
  children,
}: GameRowProps) {
  const t = useWords('games')
  const { data, isError, refetch } = answer
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      aria-busy={asked && !data && !isError}
      data-first={first}
      className={css.row}
    >
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {count === undefined ? null : <span className={css.count}>{t('count', { count })}</span>}
        <span className={css.end}>
          {children}
          <a href={all} aria-label={t('row.viewAllOf', { row: title })} className={css.link}>
            {t('row.viewAll')}
          </a>
        </span>
      </div>
      {isError && !data ? (
        <GameError text={t('row.failed')} onRetry={() => void refetch()} />
      ) : (
        <GameTiles
          games={data?.items.slice(0, shown)}
          outlines={homeSlice}
          far={!asked}
          square={square}
          eager={eager ? homeSlice : 0}
          shape={mixed ? 'portrait' : undefined}
        />
      )}
    </section>
  )
}
