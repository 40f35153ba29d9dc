import { FileUpload } from '@brand/ui/file-upload'
import { useState } from 'react'

export function Empty() {
  return <FileUpload label="Proof of payment" />
}

export function OnePicture() {
  return <FileUpload label="Profile picture" maxFiles={1} maxBytes={1024 * 1024} />
}

/** The page holds the files, which it sends. */
export function Controlled() {
  const [files, setFiles] = useState<readonly File[]>([])
  return <FileUpload label="Proof of payment" value={files} onValueChange={setFiles} hint={`${files.length} chosen`} />
}
