import type { Requirement, TurnoverInfo } from '@brand/sdk/member'
import { Accordion } from '@brand/ui/accordion'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text, type TextProps } from '@brand/ui/text'
import { Progress } from '@brand/ui/progress'
import { sdk } from '../../../app/api/client.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { useTime } from '../../../app/format/use-time.ts'
import type { Money } from '../../../app/format/money.ts'
import { GiveUpBonus } from '../../../app/records/GiveUpBonus.tsx'
import * as css from './turnover.css.ts'
import { useMoney } from '../../../app/format/use-money.ts'

const known = ['turnover.why.DEPOSIT', 'turnover.why.BONUS', 'turnover.why.POINTS'] as const

/**
 * What still has to be played before cash may leave: a sentence for each requirement, with its figures and the games that
 * count folded below it; nothing where none is required.
 */
export function Turnover() {
  const t = useWords('limits')
  const { data } = useApiQuery(member.turnover.info, {}, { staleTime: 2000 })
  const money = useMoney()
  const away = useApiQuery(sdk.wallet.merchant, {}).data?.isSingle === false
  if (!data || data.requirements.length === 0) return null
  return (
    <Section
      title={t('turnover.title')}
      space="sm"
      actions={<Quiet data-part="locked">{t('turnover.waits', { amount: money(data.locked) })}</Quiet>}
    >
      <Accordion
        level={3}
        items={data.requirements.map((one) => ({
          id: one.id,
          title: (
            <span data-requirement={one.source} className={css.reason}>
              <span aria-hidden="true" className={css.dot} />
              {t(known.find((key) => key === `turnover.why.${one.source}`) ?? 'turnover.why.ADJUSTMENT', {
                remaining: money(one.remaining),
              })}
            </span>
          ),
          content: <Detail of={one} money={money} strict={data.reasonCodes.includes('bonus_open')} />,
        }))}
      />
      {data.requirements.length > 1 ? <Quiet>{t('turnover.order')}</Quiet> : null}
      {away ? <Quiet data-part="away">{t('turnover.away')}</Quiet> : null}
      {data.reasonCodes.includes('bonus_open') ? <Forfeit standing={data} money={money} /> : null}
    </Section>
  )
}

const Quiet = (props: TextProps) => <Text as="span" size="caption" quiet {...props} />

/** Figures of a requirement. `strict`: what counts nothing is refused while the bonus is open. */
function Detail({
  of: { base, multiple, required, done, remaining, percent, expiresAt, maxBet, eligible },
  money,
  strict,
}: {
  of: Requirement
  money: Money
  strict: boolean
}) {
  const t = useWords('limits')
  const lang = useLang()
  const { time } = useTime()
  return (
    <Stack space="md">
      <Progress
        label={t('turnover.remaining', { remaining: money(remaining) })}
        value={percent}
        max={100}
        size="lg"
        note={formatPercent(percent, lang)}
        valueText={t('turnover.progress', { done: money(done), required: money(required) })}
      />
      <Inline justify="between" align="baseline">
        <Quiet>{t('turnover.progress', { done: money(done), required: money(required) })}</Quiet>
        <Quiet>{t('turnover.formula', { base: money(base), multiple: formatCount(multiple, lang) })}</Quiet>
        {maxBet ? <Quiet>{t('turnover.maxBet', { maxBet: money(maxBet) })}</Quiet> : null}
        {expiresAt ? <Quiet>{t('turnover.expires', { at: time(expiresAt) })}</Quiet> : null}
      </Inline>
      <Games eligible={eligible} strict={strict} />
    </Stack>
  )
}

/** How much of a bet counts, by category. */
function Games({ eligible, strict }: { eligible: Requirement['eligible']; strict: boolean }) {
  const t = useWords('limits')
  const site = useWords('site')
  const lang = useLang()
  const share = (pct: number) => (pct === 0 && strict ? t('turnover.excluded') : formatPercent(pct, lang))
  return (
    <Stack space="xs">
      <Text size="caption" weight="label">
        {t('turnover.games')}
      </Text>
      <Inline as="ul" space="md">
        {eligible.map(({ gameType, pct }) => (
          <li key={gameType}>
            <Quiet>
              {categoryName(site, gameType)} {share(pct)}
            </Quiet>
          </li>
        ))}
      </Inline>
    </Stack>
  )
}

function Forfeit({ standing: { bonus, requirements }, money }: { standing: TurnoverInfo; money: Money }) {
  const t = useWords('limits')
  return (
    <div>
      <GiveUpBonus
        rewardId={null}
        bonusId={requirements.find(({ source }) => source === 'BONUS')?.id}
        size="sm"
        tone="danger"
        title={t('turnover.forfeit.title')}
        description={t('turnover.forfeit.text', { bonus: money(bonus) })}
        cancelLabel={t('turnover.forfeit.keep')}
        busyLabel={t('turnover.forfeit.busy')}
        done={t('turnover.forfeited')}
      >
        {t('turnover.forfeit')}
      </GiveUpBonus>
    </div>
  )
}
