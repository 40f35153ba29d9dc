/** Space between two notices, in px; also behind the last one. */
export const distance = 56

export interface Run {
  /** Whether the text is wider than its room and so has to move. */
  runs: boolean
  /** Time for one text to pass, in s. */
  seconds: number
}

/** How a text of `text` px, the space behind it included, passes through `room` px at `speed` px/s. */
export const runOf = (text: number, room: number, speed: number): Run =>
  text - distance > room && room > 0 && speed > 0
    ? { runs: true, seconds: Math.round((text / speed) * 100) / 100 }
    : { runs: false, seconds: 0 }
