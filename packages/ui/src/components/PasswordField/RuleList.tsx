import type { UiStrings } from '../../i18n/useStrings.ts'
import { checkCircleFill, circle, xCircleFill } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './PasswordField.css.ts'
import type { CheckedRule } from './PasswordField.model.ts'

interface RuleListProps {
  id: string
  checked: readonly CheckedRule[]
  words: (key: keyof UiStrings['passwordField']) => string
}

const signs = { pending: circle, met: checkCircleFill, missed: xCircleFill } as const

/** Each state has its own sign and its own word: colour alone is not accessible. */
export const RuleList = ({ id, checked, words }: RuleListProps) => (
  <ul id={id} data-part="rules" aria-label={words('rules')} className={css.list}>
    {checked.map(({ id: key, label, state }) => (
      <li key={key} data-part="rule" data-state={state} className={css.rule}>
        <Icon icon={signs[state]} size={16} className={css.sign} />
        <span>
          {label}
          <VisuallyHidden> ({words(state)})</VisuallyHidden>
        </span>
      </li>
    ))}
  </ul>
)
