export { Toast, type ToastProps } from './Toast.tsx'
export { createToasts, type ShownToast, type ToastMessage, type Toasts, type ToastTone } from './Toast.model.ts'
