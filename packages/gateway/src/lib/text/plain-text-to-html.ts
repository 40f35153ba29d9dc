const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** The whole allow-list: paragraphs and line breaks of ours around text of theirs. No tag in the text survives. */
export function toHtml(text: string): string {
  const escaped = text.trim().replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')
  return escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}
