import type { i18n as I18n } from 'i18next'
import { showToast } from './show-toast.ts'

/**
 * Tells in passing what went wrong. What it says, and how codes become words, load now: a page that never fails does
 * not pay for them.
 */
export async function showErrorToast(i18n: I18n, error: unknown): Promise<void> {
  const [{ errorMessage }] = await Promise.all([import('../api/error-text.ts'), i18n.loadNamespaces('err')])
  const { key, values } = errorMessage(error)
  showToast({ tone: 'danger', title: i18n.t(key, { ns: 'err', ...values }) })
}
