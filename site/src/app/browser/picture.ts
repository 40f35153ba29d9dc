/** Sides of a picture people can still read a receipt on, px. */
const longest = 2000
const small = 400_000

/** A large photo redrawn smaller, so that a slow line can carry it; anything that cannot be redrawn goes as it is. */
async function lighter(file: File): Promise<Blob> {
  if (file.size <= small) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    ;[canvas.width, canvas.height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
    const pen = canvas.getContext('2d')
    if (!pen) return file
    // A JPEG has no transparency: without a ground, dark words of a screenshot would stand on black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const redrawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return redrawn && redrawn.size < file.size ? redrawn : file
  } catch {
    return file
  }
}

/** A picture as a call carries it. */
export async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await (await lighter(file)).arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
