import { afterEach, expect, it, vi } from 'vitest'
import { inBase64 } from './picture.ts'

afterEach(() => void vi.unstubAllGlobals())

it('a large transparent screenshot is redrawn on white, in the order of a painter', async () => {
  const done: unknown[] = []
  const pen = {
    set fillStyle(colour: string) {
      done.push(colour)
    },
    fillRect: (...where: number[]) => done.push(['ground', ...where]),
    drawImage: (_bitmap: unknown, ...where: number[]) => done.push(['picture', ...where]),
  }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 1000, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['small'])))
  const file = new File([new Uint8Array(500_000)], 'screen.png', { type: 'image/png' })
  expect(atob(await inBase64(file))).toBe('small')
  expect(done).toEqual(['#fff', ['ground', 0, 0, 2000, 500], ['picture', 0, 0, 2000, 500]])
})
