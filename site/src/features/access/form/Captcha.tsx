import { Captcha as CaptchaBox, type CaptchaProps as CaptchaBoxProps } from '@brand/ui/captcha'
import { isGatewayError } from '@brand/sdk'
import { useQuery } from '@tanstack/react-query'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'

interface CaptchaProps extends Omit<CaptchaBoxProps, 'src' | 'busy' | 'failed' | 'throttled'> {
  /** Which picture: another id is another picture. */
  picture: string
}

/** The kit's captcha with a picture of the gateway, which hands out one a second at most. */
export function Captcha({ picture, error, ...box }: CaptchaProps) {
  const errorText = useErrorText()
  const {
    data,
    error: refusal,
    failureReason,
    isFetching,
  } = useQuery({
    queryKey: ['system', 'captcha', picture],
    queryFn: ({ signal }) => sdk.system.captcha({ id: picture }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    // One picture a second: the next one is worth waiting for.
    retry: (failures, failure) => failures < 2 && isGatewayError(failure, 'throttled'),
    retryDelay: 1000,
  })
  return (
    <CaptchaBox
      {...box}
      error={error ?? (refusal ? errorText(refusal) : undefined)}
      src={data && `data:image/png;base64,${data}`}
      busy={isFetching}
      failed={refusal !== null}
      throttled={isFetching && isGatewayError(failureReason, 'throttled')}
    />
  )
}
