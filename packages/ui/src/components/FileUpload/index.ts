export { FileUpload, type FilesDetails, type FileUploadProps, type RefusedFile } from './FileUpload.tsx'
export type { FileKind, FileRefusal } from './FileUpload.model.ts'
