import {
  birdFill,
  broadcastFill,
  cherriesFill,
  fishFill,
  gameControllerFill,
  soccerBallFill,
  spadeFill,
  ticketFill,
} from '@brand/ui/icons'

/** Icon of a category while it is the current one. */
export const filledIcons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    RNG: cherriesFill,
    LIVE: broadcastFill,
    FISH: fishFill,
    PVP: spadeFill,
    SPORTS: soccerBallFill,
    ESPORTS: gameControllerFill,
    LOTT: ticketFill,
    ELOTT: ticketFill,
    COCKFIGHT: birdFill,
  }),
)
