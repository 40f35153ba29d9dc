import { usePreferences } from '../../app/preferences.ts'
import * as css from './session.css.ts'

interface DialogArtProps {
  /** What to draw: motif and dye of the house's game art. */
  motif: string
  title: string
  text: string
}

/** The picture beside a form, drawn by the house, in the manner of the brand. */
export function DialogArt({ motif, title, text }: DialogArtProps) {
  const style = usePreferences().brand === 'haat' ? '?style=market' : ''
  return (
    <>
      <img src={`/art/slots/door-${motif}.svg${style}`} alt="" className={css.art} />
      <div className={css.artWords}>
        <p className={css.artTitle}>{title}</p>
        <p>{text}</p>
      </div>
    </>
  )
}
