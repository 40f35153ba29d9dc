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
export const filledIcons: Record<string, string> = {
  RNG: cherriesFill,
  LIVE: broadcastFill,
  FISH: fishFill,
  PVP: spadeFill,
  SPORTS: soccerBallFill,
  ESPORTS: gameControllerFill,
  LOTT: ticketFill,
  ELOTT: ticketFill,
  COCKFIGHT: birdFill,
}
