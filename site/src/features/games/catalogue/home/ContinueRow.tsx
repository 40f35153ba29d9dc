import { buttonAttributes } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { playFill } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Avatar } from '@brand/ui/avatar'
import { Card } from '@brand/ui/card'
import { Grid } from '@brand/ui/grid'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { PlayResumeOutput } from '@brand/sdk/member'
import { useArt } from '../../../../app/art.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useOpen } from '../tile/use-open.ts'
import * as home from './home.css.ts'

/** Where play goes on: rounds left open, else the game opened last. */
export function ContinueRow() {
  const t = useWords('member')
  const { data, isError } = useApiQuery(member.play.resume, {}, { staleTime: 0 })
  if (isError || data?.list.length === 0) return null
  return (
    <section aria-labelledby="continue" aria-busy={!data} className={home.row}>
      <div className={home.head}>
        <h2 id="continue" className={home.title}>
          {t('continue.title')}
        </h2>
      </div>
      <Grid as="ul" minColumn="lg">
        {data ? (
          data.list.map((one) => <GameToContinue key={one.game.nodeId} {...one} />)
        ) : (
          <Card as="li" padding="sm" aria-hidden>
            <Skeleton variant="block" size="sm" />
          </Card>
        )}
      </Grid>
    </section>
  )
}

function GameToContinue({ game, at, open }: PlayResumeOutput['list'][number]) {
  const t = useWords('member')
  const { time } = useTime()
  const art = useArt()
  const { href, onPlay } = useOpen()(game)
  return (
    <Card as="li" padding="sm">
      <Inline space="sm">
        <Avatar variant="square" size="lg" name={game.displayName} src={art(game.iconUrl)} />
        <Stack grow space="none" className={home.opened}>
          <Text weight="label" truncate>
            {game.displayName}
          </Text>
          <Text size="caption" quiet>
            {t(open ? 'continue.open' : 'continue.last', { time: time(at) })}
          </Text>
        </Stack>
        {href ? (
          <a
            {...buttonAttributes({ variant: open ? 'primary' : 'secondary' })}
            href={href}
            onClick={onPlay}
            aria-label={t('continue.of', { game: game.displayName })}
          >
            <Icon icon={playFill} size={16} flip />
            {t('continue.go')}
          </a>
        ) : null}
      </Inline>
    </Card>
  )
}
