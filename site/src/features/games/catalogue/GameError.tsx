import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { warningCircleFill } from '@brand/ui/icons'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './games.css.ts'

/** One line for what did not load, with another try. */
export function GameError({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useWords('games')
  return (
    <div role="alert" className={css.trouble}>
      <Icon icon={warningCircleFill} />
      <span>{text}</span>
      <Button size="sm" onClick={onRetry}>
        {t('row.retry')}
      </Button>
    </div>
  )
}
