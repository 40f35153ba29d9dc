import { buttonLook } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { playFill } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import type { PlayResumeOutput } from '@brand/sdk/member'
import { useArt } from '../../../app/art.ts'
import { member } from '../../../app/calls/member-client.ts'
import { useCall } from '../../../app/calls/use-call.ts'
import { useWords } from '../../../app/language/i18n.ts'
import { useTime } from '../../../app/language/use-time.ts'
import { useOpen } from '../tile/use-open.ts'
import * as css from './continue.css.ts'
import * as home from './home.css.ts'

/** Where play goes on: rounds left open, else the game opened last (pages C-2). */
export function ContinueRow() {
  const t = useWords('lobby')
  const { data, isError } = useCall(member.play.resume, {}, { staleTime: 0 })
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
          {...buttonLook({ variant: open ? 'primary' : 'secondary', className: css.go })}
          href={href}
          onClick={onPlay}
          aria-label={t('continue.of', { game: game.displayName })}
        >
          <Icon shape={playFill} size={16} flip />
          {t('continue.go')}
        </a>
      ) : null}
    </li>
  )
}
