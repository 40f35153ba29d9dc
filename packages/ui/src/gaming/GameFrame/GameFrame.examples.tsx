import { GameFrame } from '@brand/ui/game-frame'

const none = () => {}

const art = <img src="/picture.svg" alt="" style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }} />

export function Opening() {
  return (
    <GameFrame
      name="Hilsa Hunter"
      about="Fishing room for four, by JL"
      vendor="JL"
      art={art}
      onLeave={none}
      onRetry={none}
    />
  )
}

export function Maintenance() {
  return (
    <GameFrame
      name="Hilsa Hunter"
      about="Fishing room for four, by JL"
      vendor="JL"
      art={art}
      onLeave={none}
      onRetry={none}
      refused="game_maintenance"
    />
  )
}
