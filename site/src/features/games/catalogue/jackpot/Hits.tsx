import { Button } from '@brand/ui/button'
import { Link } from '@brand/ui/link'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useMoney } from '../sheet/use-money.ts'
import { withOverlay, withoutOverlay } from '../tile/overlay-routes.ts'
import { check, type Hit } from './check.ts'
import * as css from './jackpot.css.ts'

/** To whom it fell, the latest first, each with what anybody needs to draw it again. */
export function Hits({ hits, currency }: { hits: readonly Hit[]; currency: string }) {
  const t = useWords('lobby')
  return (
    <section aria-labelledby="hits">
      <h3 id="hits" className={css.heading}>
        {t('jackpot.hits')}
      </h3>
      {hits.length === 0 ? (
        <p className={css.note}>{t('jackpot.noHits')}</p>
      ) : (
        <ol className={css.hits}>
          {hits.map((hit) => (
            <HitRow key={hit.hash} hit={hit} currency={currency} />
          ))}
        </ol>
      )}
    </section>
  )
}

function HitRow({ hit, currency }: { hit: Hit; currency: string }) {
  const t = useWords('lobby')
  const lang = useLang()
  const money = useMoney()
  const { time } = useTime()
  const { search } = useLocation()
  const [found, setFound] = useState<Awaited<ReturnType<typeof check>>>()
  const game = withOverlay(withoutOverlay(search, 'jackpot'), 'game', String(hit.nodeId))
  return (
    <li className={css.hit}>
      <span className={css.who}>
        <bdi>{hit.customerName}</bdi>
      </span>
      <span className={css.won}>{money(hit.amount, currency)}</span>
      <span className={css.quiet}>
        <Link href={game}>{hit.gameName}</Link>
      </span>
      <time dateTime={hit.at} className={css.when}>
        {time(hit.at)}
      </time>
      <details className={css.proof}>
        <summary className={css.summary}>{t('jackpot.proof')}</summary>
        <p>{t('jackpot.proofText', { onePer: formatCount(hit.onePer, lang), stake: money(hit.stake, currency) })}</p>
        <p>
          {t('jackpot.proofDraw')} <code className={css.code}>{hit.draw}</code>
        </p>
        <p>
          {t('jackpot.proofSeed')} <code className={css.code}>{hit.seed}</code>
        </p>
        <p>
          {t('jackpot.proofHash')} <code className={css.code}>{hit.hash}</code>
        </p>
        <Button size="sm" onClick={() => void check(hit).then(setFound)}>
          {t('jackpot.check')}
        </Button>
        <p role="status" data-tone={found && (found.promised && found.falls ? 'good' : 'bad')} className={css.verdict}>
          {found
            ? t(
                found.promised && found.falls
                  ? 'jackpot.fits'
                  : found.promised
                    ? 'jackpot.noFall'
                    : 'jackpot.noPromise',
              )
            : null}
        </p>
      </details>
    </li>
  )
}
