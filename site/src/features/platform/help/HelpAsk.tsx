import { Button } from '@brand/ui/button'
import { Divider } from '@brand/ui/divider'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useWords } from '../../../app/i18n/i18n.ts'
import { openPopup, type PopupName } from '../../../app/overlays/popups.ts'
import { KeyLine } from '../../../app/mirrors/KeyLine.tsx'
import { useModule } from '../../../app/api/status.ts'

/** For whom help had no answer. */
export function HelpAsk({ onLeave }: { onLeave: (() => void) | undefined }) {
  const t = useWords('support')
  const mayWrite = useModule('FEEDBACK3')
  const instead = (name: PopupName) => {
    onLeave?.()
    openPopup(name)
  }
  return (
    <Stack space="md">
      <Divider />
      <Inline justify="between" space="md">
        <Text size="dense" quiet>
          {t('help.more')}
        </Text>
        <Inline>
          <Button size="sm" onClick={() => instead('service')}>
            {t('service.title')}
          </Button>
          {mayWrite ? (
            <Button size="sm" onClick={() => instead('feedback')}>
              {t('service.feedback')}
            </Button>
          ) : null}
        </Inline>
      </Inline>
      <KeyLine />
    </Stack>
  )
}
