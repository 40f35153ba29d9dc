import { Button } from '@brand/ui/button'
import { Link } from '@brand/ui/link'
import { DataList } from '@brand/ui/data-list'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { useLocation } from '../../../../app/navigation/router.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { useAssetMoney } from '../sheet/use-asset-money.ts'
import { withOverlay, withoutOverlay } from '../tile/overlay-routes.ts'
import { check, type Hit } from './check.ts'
import * as css from './jackpot.css.ts'

/** Winners, the latest first, each with the data to verify the draw. */
export function JackpotHits({ hits, currency }: { hits: readonly Hit[]; currency: string }) {
  const t = useWords('lobby')
  return (
    <Section title={t('jackpot.hits')} level={3} space="xs">
      {hits.length === 0 ? (
        <Text size="dense" quiet>
          {t('jackpot.noHits')}
        </Text>
      ) : (
        <Stack as="ol" divided>
          {hits.map((hit) => (
            <HitRow key={hit.hash} hit={hit} currency={currency} />
          ))}
        </Stack>
      )}
    </Section>
  )
}

function HitRow({ hit, currency }: { hit: Hit; currency: string }) {
  const t = useWords('lobby')
  const lang = useLang()
  const money = useAssetMoney()
  const { time } = useTime()
  const { pathname, search } = useLocation()
  const [found, setFound] = useState<Awaited<ReturnType<typeof check>>>()
  const game = pathname + withOverlay(withoutOverlay(search, 'jackpot'), 'game', String(hit.nodeId))
  return (
    <li>
      <Stack space="2xs">
        <Text as="div" size="dense" weight="label">
          <Inline justify="between" space="md">
            <bdi>{hit.customerName}</bdi>
            <Amount of={hit.amount} currency={currency} />
          </Inline>
        </Text>
        <Text as="div" size="caption" quiet>
          <Inline justify="between" space="md">
            <Link href={game}>{hit.gameName}</Link>
            <time dateTime={hit.at}>{time(hit.at)}</time>
          </Inline>
        </Text>
        <details>
          <summary className={css.summary}>{t('jackpot.proof')}</summary>
          <Stack space="sm" align="start">
            <Text size="caption" quiet>
              {t('jackpot.proofText', { onePer: formatCount(hit.onePer, lang), stake: money(hit.stake, currency) })}
            </Text>
            <DataList
              variant="stacked"
              items={[
                { term: t('jackpot.proofDraw'), value: <code className={css.code}>{hit.draw}</code> },
                { term: t('jackpot.proofSeed'), value: <code className={css.code}>{hit.seed}</code> },
                { term: t('jackpot.proofHash'), value: <code className={css.code}>{hit.hash}</code> },
              ]}
            />
            <Button size="sm" onClick={() => void check(hit).then(setFound)}>
              {t('jackpot.check')}
            </Button>
            <Text role="status" size="caption" tone={found?.promised && found.falls ? 'success' : 'danger'}>
              {found
                ? t(
                    found.promised && found.falls
                      ? 'jackpot.fits'
                      : found.promised
                        ? 'jackpot.noFall'
                        : 'jackpot.noPromise',
                  )
                : null}
            </Text>
          </Stack>
        </details>
      </Stack>
    </li>
  )
}
