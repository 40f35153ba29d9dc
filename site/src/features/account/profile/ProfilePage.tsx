import { lazy, Suspense, useState } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { Profile } from './Profile.tsx'

const ContactDialog = lazy(() => inTime(() => import('../../access/contact/ContactDialog.tsx')))

/** `/member?page=accountInfo` */
export default function MemberAccount() {
  const [kind, setKind] = useState<'mobile' | 'email'>()
  return (
    <>
      <Profile onContact={setKind} />
      {kind ? (
        <Suspense fallback={null}>
          <ContactDialog kind={kind} onClose={() => setKind(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
