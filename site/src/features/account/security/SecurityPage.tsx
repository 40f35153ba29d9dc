import { useState } from 'react'
import { lazyPart } from '../../../app/browser/lazy-part.tsx'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { Security } from './Security.tsx'

const ContactDialog = lazyPart(() => import('../../access/contact/ContactDialog.tsx'))
const FundPasswordDialog = lazyPart(() => import('../fund-password/FundPasswordDialog.tsx'))

/** `/member?page=securityCenter` */
export default function MemberSecurity() {
  const { show } = useDialogs()
  const [fund, setFund] = useState(false)
  const [contact, setContact] = useState<'mobile' | 'email'>()
  return (
    <>
      <Security onLoginPassword={() => show('password')} onFundPassword={() => setFund(true)} onContact={setContact} />
      {contact ? <ContactDialog kind={contact} onClose={() => setContact(undefined)} /> : null}
      {fund ? <FundPasswordDialog onClose={() => setFund(false)} /> : null}
    </>
  )
}
