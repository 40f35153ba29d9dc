import { EmptyState } from '@brand/ui/empty-state'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { Skeleton } from '@brand/ui/skeleton'
import { clockCounterClockwise, heartLight, ticket } from '@brand/ui/icons'
import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { useId, type ReactNode } from 'react'
import type { LottoGame } from '@brand/sdk/member'
import { RetryState } from '../../../app/errors/RetryState.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { choice, useUrlState } from '../../../app/navigation/use-url-state.ts'
import type { Area } from './areas.ts'
import { LineTrouble } from './LineTrouble.tsx'
import { LotteryCard } from './LotteryCard.tsx'
import { useOpened, useRecent, type Menus } from './use-lotteries.ts'

interface LotteryLobbyProps {
  area: Area
  menus: Menus
  heart: (game: LottoGame) => ReactNode
  /** Node ids of the person's favourites; null where none are kept. */
  saved: readonly string[] | null
}

interface Group {
  id: string
  name: string | null
  games: readonly LottoGame[]
}

/** Lotteries by group with their running issues; those opened last and the favourites by themselves. */
export function LotteryLobby({ area, menus: { byMode, games, failed, again }, heart, saved }: LotteryLobbyProps) {
  const t = useWords('lottery')
  const opened = useOpened(area)
  const recent = useRecent(games)
  const listId = useId()
  const choices = [...area.modes, 'recent' as const, ...(saved ? ['favourites' as const] : [])]
  const [{ show: shown }, setUrl] = useUrlState({ show: choice(choices) })
  const groups: Group[] | undefined = !byMode
    ? undefined
    : shown === 'recent'
      ? [{ id: 'recent', name: null, games: recent }]
      : shown === 'favourites'
        ? [{ id: 'favourites', name: null, games: games.filter(({ nodeId }) => saved?.includes(String(nodeId))) }]
        : (byMode.find(({ mode }) => mode === shown)?.menus ?? []).map((menu) => ({
            id: menu.gameGroupCode,
            name: menu.gameGroupName,
            games: menu.games,
          }))

  if (failed)
    return (
      <Card padding="none">
        <RetryState answer={{ refetch: again }} title={t('failed')} />
      </Card>
    )
  return (
    <Stack space="lg">
      <SegmentedControl
        label={t('show')}
        value={shown}
        options={choices.map((value) => ({ value, label: t(`show.${value}`) }))}
        onValueChange={(value) => setUrl({ show: value }, { replace: true })}
      />
      <LineTrouble failed={opened.isError} onRetry={() => void opened.refetch()} />
      <Stack id={listId} space="2xl" aria-busy={groups === undefined}>
        {groups?.every((group) => group.games.length === 0) ? (
          <Card padding="none">
            <EmptyState
              icon={shown === 'recent' ? clockCounterClockwise : shown === 'favourites' ? heartLight : ticket}
              title={t(`empty.${shown === 'recent' || shown === 'favourites' ? shown : 'none'}.title`)}
            >
              {t(`empty.${shown === 'recent' || shown === 'favourites' ? shown : 'none'}.text`)}
            </EmptyState>
          </Card>
        ) : null}
        {(groups ?? [{ id: 'ghost', name: null, games: [] }]).map((group) => (
          <Section key={group.id} title={group.name} level={2} label={t(`show.${shown}`)}>
            <Grid minColumn="lg">
              {groups === undefined ? [0, 1, 2].map((n) => <Skeleton key={n} variant="block" size="xl" />) : null}
              {group.games.map((game) => (
                <LotteryCard
                  key={game.gameCode}
                  game={game}
                  issue={opened.data?.list.find(({ gameCode }) => gameCode === game.gameCode)}
                  clock={opened.data?.clock}
                  href={`${area.path}?${new URLSearchParams({ gameCode: game.gameCode })}`}
                  results={`${area.path}?${new URLSearchParams({ view: 'results', of: game.gameCode })}`}
                  heart={heart(game)}
                />
              ))}
            </Grid>
          </Section>
        ))}
      </Stack>
    </Stack>
  )
}
