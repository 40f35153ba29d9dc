import { useEffect, useState } from 'react'
import { brandCss, brandTokens } from '../../brands/index.ts'
import haat from '../../brands/haat.json' with { type: 'json' }
import veranda from '../../brands/veranda.json' with { type: 'json' }
import { Button } from '../../components/Button/index.ts'
import { CopyButton } from '../../content/CopyButton/index.ts'
import { TextArea } from '../../components/TextArea/index.ts'
import { cx } from '../../foundation/cx.ts'
import { useSettled } from '../../foundation/useSettled.ts'
import * as css from './brand.css.ts'
import { Contrast } from './Contrast.tsx'
import { fromLink, readDraft, textOf, toLink, withField } from './draft.ts'
import { Fields } from './Fields.tsx'
import { Gallery } from './Gallery.tsx'

/** The page itself keeps its theme: the preview has a name that no brand uses. */
const PREVIEW = 'preview-of-a-brand'
const QUIET_MS = 300
const plain = ({ $schema: _schema, ...brand }: typeof veranda | typeof haat) => textOf(brand)

function save(name: string, text: string) {
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(new Blob([text])),
    download: name,
  })
  link.click()
  URL.revokeObjectURL(link.href)
}

interface BrandEditorProps {
  /** A brand as the address holds it; Veranda without one. */
  link?: string | undefined
  /** Called a moment after the brand changed, with what the address should hold. */
  onLink?: ((link: string) => void) | undefined
}

/** A brand's fields on one side; on the other what becomes of it, in both schemes, while one types. */
export function BrandEditor({ link = '', onLink }: BrandEditorProps) {
  const [text, setText] = useState(() => fromLink(link) ?? plain(veranda))
  const { value, brand: now, faults } = readDraft(text)
  const [whole, setWhole] = useState(now)
  if (now && whole && textOf(now) !== textOf(whole)) setWhole(now)
  const brand = now ?? whole
  const settled = useSettled(now ? toLink(now) : '', QUIET_MS)
  useEffect(() => {
    if (settled && settled !== link) onLink?.(settled)
  }, [settled, link, onLink])
  if (!brand) return null
  const tokens = Object.entries(tokensOf(brand))
  const files: [name: string, text: string][] = [
    [`${brand.id}.json`, textOf(brand)],
    [`${brand.id}.css`, brandCss(brand)],
    ...tokens,
  ]
  return (
    <div className={css.page}>
      <style>{brandCss({ ...brand, id: PREVIEW })}</style>
      <header className={css.editor}>
        <h1 className={css.title}>Brand</h1>
        <p className={css.quiet}>
          About fifteen fields; the compiler makes the rest and keeps it readable. The address of this page holds the
          brand: send it to show it.
        </p>
        <div className={css.row}>
          <Button size="sm" onClick={() => setText(plain(veranda))}>
            Start from Veranda
          </Button>
          <Button size="sm" onClick={() => setText(plain(haat))}>
            Start from Haat
          </Button>
          <CopyButton value={textOf(brand)} strings={{ copy: 'Copy JSON' }} />
          <span className={css.quiet}>Download</span>
          {files.map(([name, content]) => (
            <Button key={name} size="sm" variant="quiet" onClick={() => save(name, content)}>
              {name}
            </Button>
          ))}
        </div>
      </header>
      <div className={css.columns}>
        <div className={cx(css.editor, css.fields)}>
          <output className={css.quiet}>
            {faults.length > 0
              ? `${faults.length} wrong: what you see is the last brand that was whole.`
              : `${brand.name} is a brand.`}
          </output>
          <Fields value={value} faults={faults} onChange={(field, typed) => setText(withField(text, field, typed))} />
          <TextArea
            className={css.code}
            label="JSON"
            hint='Also for roles of one scheme: "dark": { "focus": "#ffffff" }'
            limit={false}
            spellCheck={false}
            value={text}
            onValueChange={setText}
            error={faults.length > 0 ? faults.join('\n') : undefined}
          />
        </div>
        <div className={css.editor}>
          <Gallery id={PREVIEW} name={brand.name} />
          <Contrast brand={brand} />
        </div>
      </div>
    </div>
  )
}

/** Empty where an override is nothing a design tool could read. */
function tokensOf(brand: NonNullable<ReturnType<typeof readDraft>['brand']>): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(brandTokens(brand)).map(([mode, file]) => [`${brand.id}.${mode}.tokens.json`, textOf(file)]),
    )
  } catch {
    return {}
  }
}
