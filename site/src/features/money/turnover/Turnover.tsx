import type { Requirement, TurnoverInfo } from '@brand/sdk/member'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text, type TextProps } from '@brand/ui/text'
import { AlertDialog } from '@brand/ui/alert-dialog'
import { Button } from '@brand/ui/button'
import { Progress } from '@brand/ui/progress'
import { useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { ignoreErrors } from '../../../app/forms/ignore-errors.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { member } from '../../../app/api/member-client.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { categoryName } from '../../../app/games/categories.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { moneyIn, type Money } from '../../../app/format/money.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useAccount } from '../../../app/auth/session.ts'

const known = ['turnover.DEPOSIT', 'turnover.BONUS', 'turnover.POINTS'] as const

/**
 * What still has to be played before cash may leave, one by one, and which games count; nothing where none is required.
 */
export function Turnover() {
  const t = useWords('limits')
  const { data } = useApiQuery(member.turnover.info, {}, { staleTime: 2000 })
  const money = moneyIn(useCurrency().symbol)
  const away = useApiQuery(sdk.wallet.merchant, {}).data?.isSingle === false
  if (!data || data.requirements.length === 0) return null
  return (
    <Section title={t('turnover.title')}>
      {data.requirements.length > 1 ? <Quiet>{t('turnover.order')}</Quiet> : null}
      <Stack as="ol" divided>
        {data.requirements.map((one) => (
          <One key={one.id} of={one} money={money} />
        ))}
      </Stack>
      {away ? <Quiet data-part="away">{t('turnover.away')}</Quiet> : null}
      <Games eligible={data.requirements[0]?.eligible ?? []} strict={data.reasonCodes.includes('bonus_open')} />
      {data.reasonCodes.includes('bonus_open') ? <Forfeit standing={data} money={money} /> : null}
    </Section>
  )
}

const Quiet = (props: TextProps) => <Text as="span" size="caption" quiet {...props} />

function One({
  of: { source, base, multiple, required, done, remaining, percent, expiresAt, maxBet },
  money,
}: {
  of: Requirement
  money: Money
}) {
  const t = useWords('limits')
  const lang = useLang()
  const { time } = useTime()
  return (
    <li data-requirement={source}>
      <Stack space="sm">
        <Inline justify="between" align="baseline">
          <Text as="span" weight="label">
            {t(known.find((one) => one === `turnover.${source}`) ?? 'turnover.ADJUSTMENT')}
          </Text>
          <Quiet>{t('turnover.formula', { base: money(base), multiple: formatCount(multiple, lang) })}</Quiet>
        </Inline>
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
          {maxBet ? <Quiet>{t('turnover.maxBet', { maxBet: money(maxBet) })}</Quiet> : null}
          {expiresAt ? <Quiet>{t('turnover.expires', { at: time(expiresAt) })}</Quiet> : null}
        </Inline>
      </Stack>
    </li>
  )
}

/** What of a bet counts, by category. `strict`: what counts nothing is refused while the bonus is open. */
function Games({ eligible, strict }: { eligible: Requirement['eligible']; strict: boolean }) {
  const t = useWords('limits')
  const site = useWords('site')
  const lang = useLang()
  const share = (pct: number) => (pct === 0 && strict ? t('turnover.excluded') : formatPercent(pct, lang))
  return (
    <Stack space="xs">
      <Heading size="sm">{t('turnover.games')}</Heading>
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
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  const account = useAccount().member?.account ?? ''
  const { mutateAsync: forfeit } = useApiMutation({
    mutationFn() {
      // These bonuses, once: pressed again after a lost answer it is the same intent.
      const bonuses = requirements.flatMap(({ id, source }) => (source === 'BONUS' ? [id] : []))
      const call = callOnce('forfeit', account, bonuses, (idempotencyKey) =>
        member.turnover.forfeit({}, { idempotencyKey }),
      )
      // Another tab came first, or play did: there is none any more.
      return ignoreErrors(call, 'not_found')
    },
    changes: ['turnover', 'withdrawals', 'deposits', 'wallet'],
    onSuccess: (forfeited) => forfeited && showToast({ tone: 'success', title: t('turnover.forfeited') }),
  })
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t('turnover.forfeit')}</Button>
      <AlertDialog
        open={asking}
        tone="danger"
        title={t('turnover.forfeit.title')}
        description={t('turnover.forfeit.text', { bonus: money(bonus) })}
        confirmLabel={t('turnover.forfeit')}
        cancelLabel={t('turnover.forfeit.keep')}
        busyLabel={t('turnover.forfeit.busy')}
        errorText={errorText}
        onConfirm={() => forfeit()}
        onOpenChange={() => setAsking(false)}
      />
    </div>
  )
}
