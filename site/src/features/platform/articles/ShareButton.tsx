import { Button } from '@brand/ui/button'
import { CopyButton } from '@brand/ui/copy-button'
import { Icon } from '@brand/ui/icon'
import { shareNetwork } from '@brand/ui/icons'
import { useWords } from '../../../app/i18n/i18n.ts'

/** Hands the address of a text to the device, or copies it where that shares nothing. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useWords('articles')
  const url = location.origin + path
  if (!('share' in navigator)) return <CopyButton value={url} strings={{ copy: t('share'), copied: t('copied') }} />
  return (
    // Whoever closes the list of the device has shared nothing, which is no error.
    <Button variant="quiet" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
      <Icon icon={shareNetwork} size={18} /> {t('share')}
    </Button>
  )
}
