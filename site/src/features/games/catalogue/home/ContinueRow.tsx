import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { playFill } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import type { PlayResumeOutput } from '@brand/sdk/member'
import { useArt } from '../../../../app/art.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useOpen } from '../tile/use-open.ts'
import * as css from './continue.css.ts'
import * as home from './home.css.ts'

/** Where play goes on: rounds left open, else the game opened last. */
export function ContinueRow() {
  const t = useWords('lobby')
  const { data, isError } = useApiQuery(member.play.resume, {}, { staleTime: 0 })
  if (isError || data?.list.length === 0) return null
  return (
    <section aria-labelledby="continue" aria-busy={!data} className={home.row}>
      <div className={home.head}>
        <h2 id="continue" className={home.title}>
          {t('continue.title')}
        </h2>
      </div>
      <ul className={css.list}>
        {data ? (
          data.list.map((one) => <Left key={one.game.nodeId} {...one} />)
        ) : (
          <li className={css.left} aria-hidden>
            <Skeleton />
          </li>
        )}
      </ul>
    </section>
  )
}

function Left({ game, at, open }: PlayResumeOutput['list'][number]) {
  const t = useWords('lobby')
  const { time } = useTime()
  const art = useArt()
  const { href, onPlay } = useOpen()(game)
  return (
    <li className={css.left}>
      <img src={art(game.iconUrl)} alt="" width={56} height={56} className={css.picture} />
      <div className={css.words}>
        <p className={css.name}>{game.displayName}</p>
        <p className={css.note}>{t(open ? 'continue.open' : 'continue.last', { time: time(at) })}</p>
      </div>
      {href ? (
        <a
          {...buttonAttributes({ variant: open ? 'primary' : 'secondary', className: css.go })}
          href={href}
          onClick={onPlay}
          aria-label={t('continue.of', { game: game.displayName })}
        >
          <Icon icon={playFill} size={16} flip />
          {t('continue.go')}
        </a>
      ) : null}
    </li>
  )
}
