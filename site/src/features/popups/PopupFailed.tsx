import { GatewayError } from '@brand/sdk'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../../app/calls/say-error.ts'

/** A popup that did not load or broke: says so in passing and makes room for the next. */
export function PopupFailed({ onClose }: { onClose: () => void }) {
  const { i18n } = useTranslation('site')
  useEffect(() => {
    void sayError(i18n, new GatewayError({ code: 'network_abnormal' }))
    onClose()
  }, [i18n, onClose])
  return null
}
