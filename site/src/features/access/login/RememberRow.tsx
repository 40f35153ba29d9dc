import { Checkbox } from '@brand/ui/checkbox'
import type { RuleControl } from '@brand/ui/forms'
import { Inline } from '@brand/ui/inline'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useModule } from '../../../app/api/status.ts'
import { TextButton } from '../form/Foot.tsx'

/** The choice to be remembered, and beside it the link for a forgotten password. */
export function RememberRow({ control, onForgot }: { control: RuleControl; onForgot?: (() => void) | undefined }) {
  const t = useWords('access')
  const [byMail, byPhone] = [useModule('CHNGPASSMAIL3'), useModule('CHNGPASSVERIF3')]
  return (
    <Inline justify="between" space="md">
      <Checkbox
        name={control.name}
        label={t('login.remember')}
        checked={control.value !== ''}
        onCheckedChange={(checked) => control.onValueChange(checked ? 'on' : '')}
      />
      {onForgot && (byMail || byPhone) ? <TextButton onClick={onForgot}>{t('login.forgot')}</TextButton> : null}
    </Inline>
  )
}
