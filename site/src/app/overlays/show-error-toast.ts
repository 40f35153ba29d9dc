import type { i18n as I18n } from 'i18next'
import { showToast, type ToastCause } from './show-toast.ts'

/** What an error toast needs. Load it ahead where the failure to report may be a lost connection. */
export const loadErrorToast = (i18n: I18n) =>
  Promise.all([import('../errors/error-text.ts'), i18n.loadNamespaces('err')])

/** Codes of failures that are over once something else has changed. */
const causes: Partial<Record<string, ToastCause>> = {
  token_expired: 'session',
  session_revoked: 'session',
  network_abnormal: 'connection',
}

/**
 * Shows a failure in a toast. The toast and the texts of codes load now: a page without a failure does not load them.
 * `cause`: `page` where it is of what the person sees.
 */
export async function showErrorToast(i18n: I18n, error: unknown, cause?: ToastCause): Promise<void> {
  const [{ errorMessage }] = await loadErrorToast(i18n)
  const { key, values } = errorMessage(error)
  showToast({ tone: 'danger', title: i18n.t(key, { ns: 'err', ...values }) }, causes[key] ?? cause)
}
