import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import * as css from './GameFrame.css.ts'

interface GameOpeningProps {
  name: ReactNode
  about: ReactNode
  art: ReactNode
  step: string
  cancel: string
  onCancel: ((event: MouseEvent) => void) | undefined
}

/** The game's picture and name while it opens. */
export const GameOpening = ({ name, about, art, step, cancel, onCancel }: GameOpeningProps) => (
  <div data-part="opening" className={css.opening}>
    {art ? (
      <div data-part="art" className={css.art}>
        {art}
      </div>
    ) : null}
    <div className={css.words}>
      <p data-part="name" className={css.name}>
        {name}
      </p>
      <p className={css.about}>{about}</p>
      <div className={css.track}>
        <div className={css.runner} />
      </div>
      <p role="status" className={css.step}>
        {step}
      </p>
      {onCancel ? (
        <Button className={css.cancel} onClick={onCancel}>
          {cancel}
        </Button>
      ) : null}
    </div>
  </div>
)
