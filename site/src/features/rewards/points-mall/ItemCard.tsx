import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { Heading } from '@brand/ui/heading'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useId, useState } from 'react'
import { useNavigate } from '../../../app/navigation/router.ts'
import { useArt } from '../../../app/art.ts'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { loginPath, paths } from '../../../app/routing/paths.ts'
import { useAccount } from '../../../app/auth/session.ts'
import * as css from './points.css.ts'
import { type Item, obstacleTo } from './points.model.ts'
import { useHasPoints, usePoints } from './use-points.ts'
import { useItemWords } from './use-item-words.ts'
import { useCount } from '../../../app/format/use-count.ts'

const RedeemDialog = lazyPart(() => import('./RedeemDialog.tsx'))

/** One item: picture, name, terms, how many are left, its price, and the button or what is in the way. */
export function ItemCard({ item }: { item: Item }) {
  const t = useWords('points')
  const words = useItemWords()
  const count = useCount()
  const art = useArt()
  const id = useId()
  const navigate = useNavigate()
  const { kind } = useAccount()
  const hasPoints = useHasPoints()
  const { data: mine } = usePoints().mine
  const [open, setOpen] = useState(false)
  const obstacle = obstacleTo(item, hasPoints ? mine?.points : undefined)
  const inTheWay =
    obstacle === 'points'
      ? t('toGo', { n: count(item.points - (mine?.points ?? 0)) })
      : obstacle && t(obstacle === 'gone' ? 'gone' : obstacle === 'rank' ? 'rank.needed' : 'limit.reached')
  const press = () =>
    hasPoints ? setOpen(true) : void navigate(kind === 'trial' ? paths.register : loginPath(paths.pointMall))
  return (
    <Card
      as="li"
      padding="sm"
      space="sm"
      aria-labelledby={id}
      footer={
        <>
          <Text size="title" weight="strong" tabular>
            {t('count', { count: item.points, n: count(item.points) })}
          </Text>
          {inTheWay ? (
            <Text size="caption" quiet>
              {inTheWay}
            </Text>
          ) : (
            <Button size="sm" aria-describedby={id} onClick={press}>
              {t(hasPoints ? 'redeem' : kind === 'trial' ? 'register' : 'login.redeem')}
            </Button>
          )}
        </>
      }
    >
      <img
        className={obstacle === 'gone' ? `${css.picture} ${css.gone}` : css.picture}
        src={art(item.image)}
        alt=""
        loading="lazy"
        width={400}
        height={400}
      />
      <Stack space="2xs">
        <Heading id={id} level={2} size="sm">
          {item.title}
        </Heading>
        <Text size="caption" quiet>
          {words.about(item)}
        </Text>
        {item.note ? <Text size="dense">{item.note}</Text> : null}
        {item.rank ? (
          <Text size="caption" quiet>
            {t('rank.from', { rank: item.rank.label })}
          </Text>
        ) : null}
        {words.left(item) ? (
          <Text size="caption" quiet>
            {words.left(item)}
          </Text>
        ) : null}
      </Stack>
      {open ? <RedeemDialog item={item} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}
