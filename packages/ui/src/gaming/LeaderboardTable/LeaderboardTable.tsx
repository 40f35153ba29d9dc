'use client'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Table } from '../../components/Table/Table.tsx'
import { cx } from '../../foundation/cx.ts'
import { maskName } from '../../foundation/maskName.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import * as css from './LeaderboardTable.css.ts'
import { placed, type LeaderboardRow, type OwnPlace } from './LeaderboardTable.model.ts'

export interface LeaderboardTableProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /**
   * What is ranked: "Leaderboard".
   * @default none
   */
  title?: string | undefined
  /**
   * At the end of the title: when the period is over.
   * @default none
   */
  note?: ReactNode
  /** The best first; undefined while they are on their way. */
  rows: readonly LeaderboardRow[] | undefined
  /**
   * The reader's place. Last where it is not among the rows.
   * @default none
   */
  own?: OwnPlace | undefined
  /**
   * Other rows are on their way: those shown stay, dimmed.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * It failed to load: `true` for the usual words, or what to show.
   * @default none
   */
  error?: ReactNode
  /**
   * Called when a list that did not load is requested again.
   * @default none
   */
  onRetry?: ((event: MouseEvent) => void) | undefined
  /**
   * In place of rows while the board is empty.
   * @default none
   */
  empty?: ReactNode
  /**
   * Level of the title in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['leaderboard']> | undefined
}

/** Ranking with prizes and the reader's own place. */
export function LeaderboardTable({
  title,
  note,
  rows,
  own,
  busy,
  error,
  onRetry,
  empty,
  level = 3,
  strings,
  className,
  ...rest
}: LeaderboardTableProps) {
  const t = useStrings('leaderboard', strings)
  const { numberLocale } = useBrand()
  const digits = new Intl.NumberFormat(numberLocale)
  const name = title ?? t('title')
  const Heading = `h${level}` as const
  return (
    <section {...rest} data-component="leaderboard-table" className={cx(css.root, className)}>
      <div className={css.head}>
        <Heading className={css.title}>{name}</Heading>
        {note ? <span className={css.note}>{note}</span> : null}
      </div>
      <Table
        className={css.table}
        label={name}
        variant="panel"
        rows={rows && placed(rows, own)}
        rowKey={({ id }) => id}
        marked={({ me }) => me === true}
        busy={busy}
        error={error}
        onRetry={onRetry}
        empty={empty}
        columns={[
          {
            id: 'rank',
            head: t('rank'),
            cell: ({ rank, apart }) => (
              <span data-top={rank <= 3 || undefined} data-apart={apart || undefined} className={css.rank}>
                {digits.format(rank)}
              </span>
            ),
          },
          {
            id: 'player',
            head: t('player'),
            cell: ({ name: who, label, me, gap }) => (
              <>
                <bdi className={css.name}>{label ?? (me ? t('you') : maskName(who))}</bdi>
                {gap ? <span className={css.gap}>{gap}</span> : null}
              </>
            ),
          },
          {
            id: 'score',
            head: t('score'),
            align: 'end',
            cell: ({ score }) => <span className={css.score}>{score}</span>,
          },
          {
            id: 'prize',
            head: t('prize'),
            align: 'end',
            cell: ({ prize }) => <span className={css.prize}>{prize}</span>,
          },
        ]}
      />
    </section>
  )
}
