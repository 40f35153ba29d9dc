import { FileUpload } from '@brand/ui/file-upload'

export function Empty() {
  return <FileUpload label="Proof of payment" />
}

export function OnePicture() {
  return <FileUpload label="Profile picture" maxFiles={1} maxBytes={1024 * 1024} />
}
