import { ReceiptUpload } from '@brand/ui/receipt-upload'

const none = () => {}

export function Deposit() {
  return <ReceiptUpload onSubmit={none} />
}

const reasons = [
  { value: 'never', label: 'Nothing has arrived' },
  { value: 'less', label: 'Less has arrived', note: 'Show the amount on the picture' },
  { value: 'other', label: 'It came from somebody else' },
]

const notice = 'If it is decided that the money arrived, the payer’s deposit stands and nothing is refunded.'

export function NotReceived() {
  return <ReceiptUpload onSubmit={none} reasons={reasons} notice={notice} onCancel={none} />
}
