import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Sheet } from '@brand/ui/sheet'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { isGatewayError } from '@brand/sdk'
import { RetryState } from '../../../../app/errors/RetryState.tsx'
import { bannerOf, useArt } from '../../../../app/art.ts'
import { categoryName } from '../../../../app/games/categories.ts'
import { sdk } from '../../../../app/api/client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { JackpotLine } from '../jackpot/JackpotLine.tsx'
import { GameFacts } from './GameFacts.tsx'
import { OwnPlayCard } from './OwnPlayCard.tsx'
import { SheetActions } from './SheetActions.tsx'
import * as css from './sheet.css.ts'

interface GameSheetProps {
  nodeId: number
  open: boolean
  onClose: () => void
  /** It is being played: no play button is shown. */
  playing?: boolean | undefined
}

/** What to know of a game before it is opened, and how oneself did in it. */
export function GameSheet({ nodeId, open, onClose, playing }: GameSheetProps) {
  const t = useWords('lobby')
  const site = useWords('site')
  const art = useArt()
  // Cached figures of one's own play may be a minute old: fetched each time.
  const answer = useApiQuery(sdk.games.info, { nodeId }, { staleTime: 0 })
  const { data, error } = answer
  const game = data?.game
  const unknown = isGatewayError(error, 'not_found')
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      closeOnOutside
      title={game?.displayName ?? t(unknown ? 'sheet.unknown' : 'sheet.title')}
      description={
        game ? t('sheet.by', { category: categoryName(site, game.gameType), vendor: data.vendorName }) : undefined
      }
      actions={game && !playing ? <SheetActions game={game} /> : undefined}
    >
      {data ? (
        <Stack space="lg">
          <img src={art(bannerOf(data.game))} alt="" width={900} height={400} className={css.picture} />
          <GameFacts sheet={data} />
          {playing ? null : <JackpotLine currency={data.bet?.currency} />}
          {data.mine ? <OwnPlayCard mine={data.mine} /> : null}
        </Stack>
      ) : unknown ? (
        <EmptyState icon={magnifyingGlassLight} title={t('sheet.unknown')} level={3}>
          {t('sheet.unknownText')}
        </EmptyState>
      ) : error ? (
        <RetryState answer={answer} title={t('sheet.failed')} level={3} />
      ) : (
        <Stack space="lg" aria-busy>
          <span className={css.picture} />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </Sheet>
  )
}
