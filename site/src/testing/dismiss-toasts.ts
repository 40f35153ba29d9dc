import { toasts } from '../app/overlays/Toaster.tsx'

/** Dismisses all toasts, those of test files before in the worker too: what is dismissed makes room for what waits. */
export function dismissToasts(): void {
  for (let [first] = toasts.shown(); first; [first] = toasts.shown()) toasts.dismiss(first.id)
}
