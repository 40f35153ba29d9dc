import { lazy, Suspense, useState } from 'react'
import { inTime } from '../../../app/browser/chunk-errors.ts'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { Security } from './Security.tsx'

const FundPasswordDialog = lazy(() => inTime(() => import('../fund-password/FundPasswordDialog.tsx')))

/** `/member?page=securityCenter` */
export default function MemberSecurity() {
  const { show } = useDialogs()
  const [fund, setFund] = useState(false)
  return (
    <>
      <Security onLoginPassword={() => show('password')} onFundPassword={() => setFund(true)} />
      {fund ? (
        <Suspense fallback={null}>
          <FundPasswordDialog onClose={() => setFund(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
