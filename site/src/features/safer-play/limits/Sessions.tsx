import { Pagination } from '@brand/ui/pagination'
import { useState } from 'react'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { Figures } from './Figures.tsx'
import * as css from './limits.css.ts'
import { lengthOf } from './units.ts'
import { useSessions } from './use-limits.ts'

/** Stretches of play, newest first: how long each was, and what came of it. */
export function Sessions() {
  const t = useWords('limits')
  const lang = useLang()
  const [page, setPage] = useState(1)
  const { data } = useSessions(page)
  const { time } = useTime()
  if (!data) return null
  return (
    <section className={css.section} aria-labelledby="limits-history">
      <h2 id="limits-history" className={css.heading}>
        {t('history')}
      </h2>
      {data.items.length === 0 ? (
        <p className={css.about}>{t('history.none')}</p>
      ) : (
        <ul className={css.cards}>
          {data.items.map(({ startedAt, endedAt, ...sums }) => (
            <li key={startedAt} className={css.panel}>
              <div className={css.name}>
                <time dateTime={startedAt}>{time(startedAt)}</time>
                <span className={css.quiet}>
                  {lengthOf((Date.parse(endedAt) - Date.parse(startedAt)) / 1000, lang)}
                </span>
              </div>
              <Figures {...sums} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} total={data.totalPages} onPageChange={setPage} />
    </section>
  )
}
