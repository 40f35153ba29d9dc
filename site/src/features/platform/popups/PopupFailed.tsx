import { GatewayError } from '@brand/sdk'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showErrorToast } from '../../../app/overlays/show-error-toast.ts'

/** A popup that did not load or broke: shows a toast and makes room for the next. */
export function PopupFailed({ onClose }: { onClose: () => void }) {
  const { i18n } = useTranslation('site')
  useEffect(() => {
    void showErrorToast(i18n, new GatewayError({ code: 'network_abnormal' }))
    onClose()
  }, [i18n, onClose])
  return null
}
