import { QrCode } from '@brand/ui/qr-code'
import { androidLogo, appleLogo } from '@brand/ui/icons'
import { AppDownload } from '@brand/ui/side-menu'
import { KitWords } from '../../app/i18n/KitWords.tsx'
import { paths } from '../../app/routing/paths.ts'

/** The way to the app: a code to scan, and a link for each kind of device. */
export default function AppCode() {
  const stores = [
    { id: 'ios', label: 'iOS', icon: appleLogo, href: `${paths.download}#ios` },
    { id: 'android', label: 'Android', icon: androidLogo, href: `${paths.download}#android` },
  ]
  return (
    <KitWords>
      <AppDownload code={<QrCode bare size={72} value={location.origin + paths.download} />} stores={stores} />
    </KitWords>
  )
}
