import type { i18n as I18n } from 'i18next'
import { showToast } from './show-toast.ts'

/** What an error toast needs. Load it ahead where the failure to tell of may be a lost connection. */
export const loadErrorToast = (i18n: I18n) =>
  Promise.all([import('../errors/error-text.ts'), i18n.loadNamespaces('err')])

/**
 * Tells in passing what went wrong. What it says, and how codes become words, load now: a page that never fails does
 * not pay for them.
 */
export async function showErrorToast(i18n: I18n, error: unknown): Promise<void> {
  const [{ errorMessage }] = await loadErrorToast(i18n)
  const { key, values } = errorMessage(error)
  showToast({ tone: 'danger', title: i18n.t(key, { ns: 'err', ...values }) })
}
