import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { shareNetwork } from '@brand/ui/icons'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

/** Hands the address of a text to the device, or copies it where that shares nothing. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useWords('articles')
  const share = async () => {
    const url = location.origin + path
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', title: t('copied') })
    } catch {
      // Whoever closes the list of the device has shared nothing, which is no error.
    }
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Icon icon={shareNetwork} size={18} /> {t('share')}
    </Button>
  )
}
