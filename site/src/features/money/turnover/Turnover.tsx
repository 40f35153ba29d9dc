import type { Requirement, TurnoverInfo } from '@brand/sdk/member'
import { AlertDialog } from '@brand/ui/alert-dialog'
import { Button } from '@brand/ui/button'
import { Progress } from '@brand/ui/progress'
import { useState } from 'react'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/api/error-text.ts'
import { ignoreErrors } from '../../../app/forms/ignore-errors.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { member } from '../../../app/api/member-client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { categoryName } from '../../../app/categories.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { formatPercent } from '../../../app/format/percent.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { moneyIn, type Money } from '../../../app/format/money.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { useAccount } from '../../../app/auth/session.ts'
import * as css from './turnover.css.ts'

const known = ['turnover.DEPOSIT', 'turnover.BONUS', 'turnover.POINTS'] as const

/**
 * What still has to be played before cash may leave, one by one, and which games count; nothing where nothing is asked.
 */
export function Turnover() {
  const t = useWords('limits')
  const { data } = useApiQuery(member.turnover.info, {}, { staleTime: 2000 })
  const money = moneyIn(useStatus().data?.currency.symbol ?? '৳')
  const away = useApiQuery(sdk.wallet.merchant, {}).data?.isSingle === false
  if (!data || data.requirements.length === 0) return null
  return (
    <section className={css.stack} aria-labelledby="turnover">
      <h2 id="turnover" className={css.heading}>
        {t('turnover.title')}
      </h2>
      {data.requirements.length > 1 ? <p className={css.quiet}>{t('turnover.order')}</p> : null}
      <ol className={css.list}>
        {data.requirements.map((one) => (
          <One key={one.id} of={one} money={money} />
        ))}
      </ol>
      {away ? (
        <p className={css.quiet} data-part="away">
          {t('turnover.away')}
        </p>
      ) : null}
      <Games eligible={data.requirements[0]?.eligible ?? []} strict={data.reasonCodes.includes('bonus_open')} />
      {data.reasonCodes.includes('bonus_open') ? <Forfeit standing={data} money={money} /> : null}
    </section>
  )
}

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
    <li className={css.one} data-requirement={source}>
      <div className={css.name}>
        <span className={css.strong}>
          {t(known.find((one) => one === `turnover.${source}`) ?? 'turnover.ADJUSTMENT')}
        </span>
        <span className={css.quiet}>
          {t('turnover.formula', { base: money(base), multiple: formatCount(multiple, lang) })}
        </span>
      </div>
      <Progress
        label={t('turnover.remaining', { remaining: money(remaining) })}
        value={percent}
        max={100}
        size="lg"
        note={formatPercent(percent, lang)}
        valueText={t('turnover.progress', { done: money(done), required: money(required) })}
      />
      <div className={css.name}>
        <span className={css.quiet}>{t('turnover.progress', { done: money(done), required: money(required) })}</span>
        {maxBet ? <span className={css.quiet}>{t('turnover.maxBet', { maxBet: money(maxBet) })}</span> : null}
        {expiresAt ? <span className={css.quiet}>{t('turnover.expires', { at: time(expiresAt) })}</span> : null}
      </div>
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
    <div className={css.counts}>
      <h3 className={css.strong}>{t('turnover.games')}</h3>
      <ul className={css.games}>
        {eligible.map(({ gameType, pct }) => (
          <li key={gameType}>
            {categoryName(site, gameType)} {share(pct)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Forfeit({ standing: { bonus, requirements }, money }: { standing: TurnoverInfo; money: Money }) {
  const t = useWords('limits')
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  const account = useAccount().member?.account ?? ''
  const { mutateAsync: forfeit } = useApiMutation({
    mutationFn() {
      // These bonuses, once: pressed again after a lost answer it is the same wish.
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
    <div className={css.end}>
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
