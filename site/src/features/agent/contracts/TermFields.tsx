import { Button } from '@brand/ui/button'
import { Inline } from '@brand/ui/inline'
import { Select } from '@brand/ui/select'
import { TextField } from '@brand/ui/text-field'
import type { ContractPeriod } from '@brand/sdk'
import { useId } from 'react'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { emptyTier, highestRate, mostTiers, periodsOf, usualRates } from './contracts.model.ts'
import type { RateScale } from './RateField.tsx'
import { TierFields } from './TierFields.tsx'
import type { Terms } from './use-terms.ts'

interface TermFieldsProps {
  of: Terms
  /** The form was submitted: fields say what is wrong. */
  tried: boolean
  /** The fields of a tier are below each other. */
  narrow?: boolean | undefined
  /** Rates worth knowing, of one tier with one rate. */
  marks?: RateScale['marks']
  /** What the gateway says about the account. */
  accountError?: string | undefined
}

/** For whom a contract is, its kind, its period and its tiers. */
export function TermFields({ of, tried, narrow, marks, accountError }: TermFieldsProps) {
  const t = useWords('contracts')
  const { account, kind, period, tiers, offered, categories, faults, change } = of
  const names = useId()
  // Offered while they type; an account that is not among the first of them is typed in full.
  const direct = useApiQuery(
    agent.downline.list,
    { kind: 'AGENT', sort: 'account', pageSize: 100 },
    { staleTime: 60_000 },
  ).data
  const own = useApiQuery(agent.contracts.list, { role: 'DOWN', kind }, { staleTime: 60_000 }).data?.list
  const ownRate = Math.max(
    0,
    ...(own ?? [])
      .filter(({ status }) => status === 'active' || status === 'term_pending')
      .map((one) => highestRate(one.tiers)),
  )
  const scale = { most: ownRate || usualRates[kind], own: ownRate > 0 }
  const periods: readonly ContractPeriod[] = periodsOf[kind]
  return (
    <>
      <datalist id={names}>
        {direct?.list.map((one) => (
          <option key={one.account}>{one.account}</option>
        ))}
      </datalist>
      <TextField
        label={t('account')}
        ltr
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        list={names}
        value={account}
        onValueChange={(value) => change({ account: value })}
        error={tried && !account.trim() ? t('account.missing') : accountError}
      />
      <Inline space="md" align="start">
        <Select
          label={t('kind')}
          value={kind}
          onValueChange={(value) => change({ kind: value, period: periodsOf[value][0] })}
          options={offered.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <Select
          label={t('period')}
          value={period}
          onValueChange={(value) => change({ period: value })}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </Inline>
      {tiers.map((tier, at) => (
        <TierFields
          // Tiers have no identity but their place.
          key={at}
          number={at + 1}
          tier={tier}
          categories={categories}
          scale={tiers.length === 1 && categories.length === 0 ? { ...scale, marks } : scale}
          fault={tried ? faults[at] : undefined}
          tried={tried}
          narrow={narrow}
          onChange={(next) => change({ tiers: tiers.with(at, next) })}
          onRemove={tiers.length > 1 ? () => change({ tiers: tiers.toSpliced(at, 1) }) : undefined}
        />
      ))}
      {tiers.length < mostTiers ? (
        <Button onClick={() => change({ tiers: [...tiers, tiers.at(-1) ?? emptyTier] })}>{t('tier.add')}</Button>
      ) : null}
    </>
  )
}
