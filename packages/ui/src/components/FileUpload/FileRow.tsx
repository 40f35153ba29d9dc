'use client'
import { useCallback, useState, type MouseEvent } from 'react'
import { image, warningCircleFill, x } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './FileUpload.css.ts'

interface FileRowProps {
  file: File
  /** Its size, in words. */
  size: string
  /** Why it was not taken, in words. */
  fault?: string | undefined
  removeLabel: string
  disabled?: boolean | undefined
  onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Where focus goes when this row is removed: to the next row, else the one before, else the input. */
function passFocus(button: HTMLElement) {
  const field = button.closest('[data-component="file-upload"]')
  const buttons = [...(field?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [])]
  const at = buttons.indexOf(button)
  const heir = buttons[at + 1] ?? buttons[at - 1] ?? field?.querySelector<HTMLElement>('[data-part="input"]')
  heir?.focus()
}

/** One file: its picture, its name, its size or what is wrong with it, and the way to take it back. */
export function FileRow({ file, size, fault, removeLabel, disabled, onRemove }: FileRowProps) {
  return (
    <li data-part="file" data-state={fault ? 'refused' : 'taken'} className={css.row}>
      {fault ? <Icon icon={warningCircleFill} size={20} className={css.sign} /> : <Preview file={file} />}
      <span className={css.facts}>
        <bdi className={css.name}>{file.name}</bdi>
        <span data-part={fault ? 'fault' : 'size'} className={css.note}>
          {fault ?? size}
        </span>
      </span>
      <IconButton
        size="sm"
        iconSize={16}
        label={removeLabel}
        icon={x}
        data-part="remove"
        disabled={disabled}
        onClick={(event) => {
          passFocus(event.currentTarget)
          onRemove(event)
        }}
      />
    </li>
  )
}

/** The picture itself, from memory: its object URL is revoked when the row is removed. */
function Preview({ file }: { file: File }) {
  const [broken, setBroken] = useState(false)
  const show = useCallback(
    (img: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      img.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <span data-part="preview" className={css.preview}>
      {broken ? (
        <Icon icon={image} size={20} />
      ) : (
        <img ref={show} alt="" className={css.picture} onError={() => setBroken(true)} />
      )}
    </span>
  )
}
