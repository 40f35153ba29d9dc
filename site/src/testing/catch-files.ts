import { beforeEach, vi } from 'vitest'

interface CaughtFile {
  name: string
  text: Promise<string>
}

/** Files that a page hands to the person, of each test; `vi.restoreAllMocks()` after it. */
export function catchFiles(): readonly CaughtFile[] {
  const files: CaughtFile[] = []
  beforeEach(() => {
    files.length = 0
    let text: Promise<string>
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((text = (blob as Blob).text()), 'blob:file'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, text })
    })
  })
  return files
}
