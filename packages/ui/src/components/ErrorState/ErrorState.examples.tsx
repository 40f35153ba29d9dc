import { ErrorState } from '@brand/ui/error-state'

export function Default() {
  return <ErrorState onRetry={() => {}} />
}

export function Retrying() {
  return <ErrorState onRetry={() => {}} busy />
}
