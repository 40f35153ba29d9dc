import { VendorCard } from '@brand/ui/vendor-card'
import { Skeleton } from '@brand/ui/skeleton'
import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { PageHeader } from '@brand/ui/page-header'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { RetryState } from '../../../../app/errors/RetryState.tsx'
import { useNavigate, useSearchParams } from '../../../../app/navigation/router.ts'
import type { GameType, Lane } from '@brand/sdk'
import { useArt, vendorBanner } from '../../../../app/art.ts'
import { categoryName } from '../../../../app/games/categories.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useLanesCall } from '../../../../app/games/use-lanes.ts'
import { formatClock } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useDialogs } from '../../../../app/overlays/dialogs.tsx'
import { lotteryPath } from '../../../../app/routing/paths.ts'
import { useAccount } from '../../../../app/auth/session.ts'
import * as css from './centre.css.ts'
import { firstVendor, vendorPath } from './first.ts'

interface GameCentreProps {
  gameType: GameType
  /** Undefined until the server has returned it. */
  lane: Lane | undefined
}

/**
 * The vendors of a category, each the way into its list or its lottery page; where there is one, straight to it.
 * `?launch=first` opens the first directly.
 */
export function GameCentre({ gameType, lane }: GameCentreProps) {
  const t = useWords('lobby')
  const games = useWords('games')
  const art = useArt()
  const site = useWords('site')
  const [query] = useSearchParams()
  const visitor = useAccount().kind === 'visitor'
  const { show } = useDialogs()
  const lanes = useLanesCall()
  const only = lane?.cards.length === 1 || query.get('launch') === 'first' ? lane && firstVendor(lane) : undefined
  if (only && !(visitor && lotteryPath(only))) return <Navigate to={vendorPath(gameType, only)} replace />
  return (
    <>
      {only ? <AskLogin next={vendorPath(gameType, only)} /> : null}
      <PageHeader
        title={categoryName(site, gameType, lane?.title)}
        description={lane ? t('centre.choose') : '\u00a0'}
      />
      {!lane && lanes.isError ? (
        <Card padding="none">
          <RetryState answer={lanes} title={t('failed.title')} />
        </Card>
      ) : (
        <Grid
          as="ul"
          columns={{ phone: 1, tablet: 2, desktop: 3 }}
          space={{ phone: 'sm', tablet: 'lg' }}
          aria-busy={!lane}
        >
          {lane
            ? lane.cards.map(({ vassalage, displayName, gameCount }) => (
                <li key={vassalage}>
                  <Vendor
                    vassalage={vassalage}
                    name={displayName}
                    picture={art(vendorBanner(gameType, vassalage))}
                    count={games('count', { count: gameCount })}
                    href={vendorPath(gameType, vassalage)}
                    onVisitor={
                      visitor && lotteryPath(vassalage)
                        ? () => show('login', { next: vendorPath(gameType, vassalage) })
                        : undefined
                    }
                  />
                </li>
              ))
            : Array.from({ length: 4 }, (_, n) => (
                <li key={n} aria-hidden>
                  <Skeleton variant="block" className={css.ghost} />
                </li>
              ))}
        </Grid>
      )}
    </>
  )
}

interface VendorProps {
  vassalage: string
  name: string
  picture: string
  count: string
  href: string
  onVisitor: (() => void) | undefined
}

function Vendor({ vassalage, name, picture, count, href, onVisitor }: VendorProps) {
  const lang = useLang()
  const { data } = useApiQuery(sdk.games.vendorTypes, {})
  const told = data?.list.find((one) => one.vassalage === vassalage)
  const closed = told?.status === 'MAINTENANCE'
  return (
    <VendorCard
      className={css.vendor}
      vendor={name}
      picture={picture}
      count={count}
      state={closed ? 'maintenance' : 'open'}
      backAt={told?.backAt && formatClock(Date.parse(told.backAt), lang)}
      {...(onVisitor ? { onSelect: onVisitor } : { href })}
    />
  )
}

/**
 * The lotteries require a login: it is offered once, and the centre stays where it was for visitors who decline.
 */
function AskLogin({ next }: { next: string }) {
  const { show } = useDialogs()
  const navigate = useNavigate()
  useEffect(() => {
    show('login', { next })
    void navigate({ search: '' }, { replace: true })
  }, [show, navigate, next])
  return null
}
