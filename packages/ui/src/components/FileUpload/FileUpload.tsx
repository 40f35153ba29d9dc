'use client'
import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type DragEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useFormValue } from '../../foundation/form/useFormValue.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useCountedStrings } from '../../i18n/useCountedStrings.ts'
import type { UiStrings } from '../../i18n/useStrings.ts'
import { uploadSimple } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Field, type FieldOwnProps } from '../Field/Field.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { root as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { check } from './check.ts'
import { FileRow } from './FileRow.tsx'
import * as css from './FileUpload.css.ts'
import {
  kindFacts,
  kindsText,
  sizeText,
  take,
  type FileKind,
  type FileRefusal,
  type Limits,
} from './FileUpload.model.ts'

export interface RefusedFile {
  file: File
  refusal: FileRefusal
}

export type FilesDetails = Details<'add' | 'remove'> & {
  /** Files of this turn that were not taken, and why. */
  readonly refused: readonly RefusedFile[]
}

/** className and style apply to the root element; everything else, including ref, goes to the input. */
export interface FileUploadProps
  extends
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'accept' | 'multiple' | 'size' | 'required' | 'onChange'
    >,
    Omit<FieldOwnProps, 'strings' | 'aside'> {
  /** Visible name of the field. */
  label: ReactNode
  /**
   * The files taken so far, in order.
   * @default none
   */
  value?: readonly File[] | undefined
  /**
   * Called with all files after one was added or taken away.
   * @default none
   */
  onValueChange?: ((files: readonly File[], details: FilesDetails) => void) | undefined
  /**
   * Detected by their content, not by their name alone (png and jpg).
   * @default pictures
   */
  kinds?: readonly FileKind[] | undefined
  /**
   * Bytes of one file at most (5 MB).
   * @default 5 * MB
   */
  maxBytes?: number | undefined
  /**
   * Files at most (3).
   * @default 3
   */
  maxFiles?: number | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['fileUpload']> | undefined
}

const MB = 1024 * 1024
const none: readonly File[] = []
const images: readonly FileKind[] = ['image/png', 'image/jpeg']

/**
 * Pictures as proof: chosen, dropped, previewed before they are sent, and removed. Sending them is the form's
 * business.
 */
export function FileUpload(props: FileUploadProps) {
  const {
    label,
    hint,
    error,
    valid,
    required,
    optional,
    value,
    onValueChange,
    kinds = images,
    maxBytes = 5 * MB,
    maxFiles = 3,
    strings,
    ...others
  } = props
  const { className, style, id, disabled, ref, 'aria-describedby': described, ...rest } = others
  const t = useCountedStrings('fileUpload', strings)
  const { lang, numberLocale } = useBrand()
  const limits: Limits = { kinds, maxBytes, maxFiles }
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [over, setOver] = useState(false)
  const [files, setOwn, reset] = useFormValue<readonly File[], HTMLInputElement>(value, none, () => {
    setRefused([])
    // The browser empties the input once this has been heard.
    setTimeout(send)
  })
  // Reading files is asynchronous: the current list is read when that is done. A holder who keeps another one than was
  // reported does so by any render.
  const latest = useRef(files)
  useLayoutEffect(() => {
    latest.current = files
  })
  /** The input sends the files that were taken: what is chosen in it replaces others, and may be refused. */
  const input = useRef<HTMLInputElement>(null)
  function send() {
    if (!input.current) return
    const list = new DataTransfer()
    for (const file of latest.current) list.items.add(file)
    input.current.files = list.files
  }
  useLayoutEffect(send, [files])
  const merged = useMergedRef(useMergedRef(input, reset), ref)

  const figures = {
    kinds: kindsText(kinds, lang),
    size: sizeText(maxBytes, numberLocale),
    count: maxFiles,
  }
  const full = files.length >= maxFiles

  const change = (
    next: readonly File[],
    reason: FilesDetails['reason'],
    event: SyntheticEvent,
    back: readonly RefusedFile[] = [],
  ) =>
    tell(next, Object.assign(because(reason, event), { refused: back }), onValueChange, () => {
      latest.current = next
      setOwn(next)
      setRefused(back)
    })
  async function add(list: FileList | null, event: SyntheticEvent) {
    if (!list || list.length === 0 || input.current?.matches(':disabled')) return
    const checked = await check([...list], limits)
    const { files: next, refused: back } = take(latest.current, checked, maxFiles)
    change(next, 'add', event, back)
  }
  const remove = (file: File) => (event: SyntheticEvent) =>
    change(
      latest.current.filter((one) => one !== file),
      'remove',
      event,
    )
  const dismiss = (file: File) => () => setRefused(refused.filter((one) => one.file !== file))
  const drag = (state: boolean) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    if (state || !event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(state)
  }

  return (
    <Field
      data-component="file-upload"
      {...{ label, error, valid, required, optional, className, style }}
      hint={hint === undefined ? t('limits', figures) : hint}
      controlId={id}
      describedBy={described}
      after={
        <>
          {files.length > 0 ? (
            <ul aria-label={t('files')} data-part="files" className={css.list}>
              {files.map((file) => (
                <FileRow
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  size={sizeText(file.size, numberLocale)}
                  removeLabel={t('remove', { file: file.name })}
                  disabled={disabled}
                  onRemove={remove(file)}
                />
              ))}
            </ul>
          ) : null}
          <div role="alert">
            {refused.length > 0 ? (
              <ul data-part="refused" className={css.list}>
                {refused.map(({ file, refusal }, n) => (
                  <FileRow
                    key={n}
                    file={file}
                    size={sizeText(file.size, numberLocale)}
                    fault={t(refusal, figures)}
                    removeLabel={t('remove', { file: file.name })}
                    onRemove={dismiss(file)}
                  />
                ))}
              </ul>
            ) : null}
          </div>
          <output className={hidden}>
            {files.length > 0 ? t('added', { count: files.length, limit: maxFiles }) : null}
          </output>
        </>
      }
    >
      {(control) => (
        <div
          data-part="zone"
          data-state={over ? 'over' : full ? 'full' : control['aria-invalid'] ? 'error' : undefined}
          className={css.zone}
          onDragEnter={drag(true)}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            void add(event.dataTransfer.files, event)
          }}
        >
          <input
            {...rest}
            {...control}
            ref={merged}
            type="file"
            accept={kinds.flatMap((kind) => [kind, ...kindFacts[kind].endings.map((ending) => `.${ending}`)]).join(',')}
            multiple={maxFiles > 1}
            disabled={disabled}
            data-part="input"
            className={css.input}
            onChange={(event) => {
              void add(event.target.files, event)
              // So that the same file can be chosen again after it was taken back, and those before it stay.
              send()
            }}
          />
          <Icon icon={uploadSimple} size={22} />
          <label htmlFor={control.id} className={css.words}>
            {full ? (
              t('full', figures)
            ) : (
              <>
                <span className={css.choose}>{t('choose')}</span> <span className={css.drop}>{t('drop')}</span>
              </>
            )}
          </label>
        </div>
      )}
    </Field>
  )
}
