import { Checkbox } from '@brand/ui/checkbox'
import type { RuleControl } from '@brand/ui/forms'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useModule } from '../../../app/api/status.ts'
import * as css from '../session.css.ts'

/** The wish to be remembered, and beside it the way out for who forgot the password. */
export function RememberRow({ control, onForgot }: { control: RuleControl; onForgot?: (() => void) | undefined }) {
  const t = useWords('access')
  const [byMail, byPhone] = [useModule('CHNGPASSMAIL3'), useModule('CHNGPASSVERIF3')]
  return (
    <div className={css.row}>
      <Checkbox
        name={control.name}
        label={t('login.remember')}
        checked={control.value !== ''}
        onCheckedChange={(checked) => control.onValueChange(checked ? 'on' : '')}
      />
      {onForgot && (byMail || byPhone) ? (
        <button type="button" className={css.link} onClick={onForgot}>
          {t('login.forgot')}
        </button>
      ) : null}
    </div>
  )
}
