import { useAmountForm, type AmountFormOptions } from '../../../app/forms/use-amount-form.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyAreas } from './use-moving.ts'

/** A form that sends cash within a line, once. */
export function useSending<I extends object, O>(
  options: Omit<AmountFormOptions<I, O>, 'changes' | 'words' | 'ofField'>,
) {
  const t = useWords('transfer')
  return useAmountForm<I, O>({
    ...options,
    changes: moneyAreas,
    ofField: (code) =>
      code === 'not_in_team' ? t('account.unknown') : code === 'transfer_forbidden' ? t('account.closed') : undefined,
    words: {
      fundPassword: t('fundPassword'),
      missing: t('fundPassword.missing'),
      lost: t('lost'),
      unknown: t('unknown'),
      checking: t('checking'),
      sending: t('sending'),
    },
  })
}
