import { SegmentedControl } from '@brand/ui/segmented-control'
import { useWords } from '../../../app/i18n/i18n.ts'

export type Kind = 'PLAYER' | 'AGENT'

interface KindFieldProps {
  value: Kind
  onChange: (kind: Kind) => void
}

/** What somebody becomes: a player, or an agent with a team. */
export function KindField({ value, onChange }: KindFieldProps) {
  const t = useWords('register-centre')
  return (
    <SegmentedControl
      full
      label={t('kind')}
      value={value}
      onValueChange={(kind) => onChange(kind === 'AGENT' ? 'AGENT' : 'PLAYER')}
      options={[
        { value: 'PLAYER', label: t('kind.PLAYER') },
        { value: 'AGENT', label: t('kind.AGENT') },
      ]}
    />
  )
}
