import { useState } from 'react'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { Profile } from './Profile.tsx'

const ContactDialog = lazyPart(() => import('../../access/contact/ContactDialog.tsx'))

/** `/member?page=accountInfo` */
export default function MemberAccount() {
  const [kind, setKind] = useState<'mobile' | 'email'>()
  return (
    <>
      <Profile onContact={setKind} />
      {kind ? <ContactDialog kind={kind} onClose={() => setKind(undefined)} /> : null}
    </>
  )
}
