import { createToasts, Toast } from '@brand/ui/toast'

export const toasts = createToasts()

export default function Toaster() {
  return <Toast toasts={toasts} />
}
