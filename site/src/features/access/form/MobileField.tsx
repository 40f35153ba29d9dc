import { Combobox } from '@brand/ui/combobox'
import type { FieldRule, RuleControl } from '@brand/ui/forms'
import { TextField } from '@brand/ui/text-field'
import { Grid } from '@brand/ui/grid'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { ChosenCountry } from './use-country.tsx'

/** Digits as people write them, in their own script too; the gateway checks whether it is a number at all. */
export const mobileRule: FieldRule = {
  field: 'mobileNum',
  required: true,
  type: 'tel',
  acceptedPattern: '^[0-9০-৯٠-٩۰-۹०-९ ().+-]+$',
  minLength: 4,
  maxLength: 24,
}

/** A telephone number: its country, found by name or dialling code, and the rest of it. */
export function MobileField({ control, country }: { control: RuleControl; country: ChosenCountry }) {
  const t = useWords('access')
  const { options, code, dial, choose } = country
  const { hint: _bounds, ...field } = control
  return (
    <Grid minColumn="sm" stretch space="lg" align="start">
      <Combobox
        label={t('country')}
        options={options}
        value={code}
        onValueChange={(next) => choose(next || code)}
        clearable={false}
      />
      <TextField {...field} type="tel" inputMode="tel" start={dial ? `+${dial}` : undefined} maxLength={48} ltr />
    </Grid>
  )
}
