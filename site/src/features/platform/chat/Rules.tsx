import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './chat.css.ts'

const rules = ['rules.1', 'rules.2', 'rules.3', 'rules.4', 'rules.5'] as const

/** The rules of the chat. */
export function Rules() {
  const t = useWords('chat')
  return (
    <ol className={css.rules}>
      {rules.map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
    </ol>
  )
}
