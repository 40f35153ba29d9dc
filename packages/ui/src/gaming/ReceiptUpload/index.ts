export { ReceiptUpload, type ReceiptUploadProps } from './ReceiptUpload.tsx'
export type { Receipt } from './ReceiptUpload.model.ts'
