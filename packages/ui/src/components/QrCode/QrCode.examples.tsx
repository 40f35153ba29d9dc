import { QrCode } from '@brand/ui/qr-code'

const address = 'https://example.com/app/android'

export function Default() {
  return <QrCode value={address} label="Download the app" />
}

export function Bare() {
  return <QrCode value={address} label="Download the app" bare size={72} />
}
