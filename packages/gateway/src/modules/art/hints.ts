import { type Category, MOTIFS, type MotifName } from './categories.ts'

/** English words in a title that call for a motif; the first match within the category's vocabulary wins. */
const WORDS: Partial<Record<MotifName, RegExp>> = {
  dhol: /dhol|drum|baul|song|rhythm|festival/,
  peacock: /peacock|plume|feather/,
  kite: /kite|sky|wind/,
  boat: /boat|sail|ferry|majhi|river|delta|nouka/,
  mango: /mango|orchard|harvest|jackfruit/,
  lantern: /lantern|lamp|diya|lights?\b|glow/,
  tiger: /tiger|bengal|paw|prowl/,
  wheel: /wheel|chakra|rickshaw/,
  temple: /temple|palace|fort|minar|mahal/,
  sun: /sun\b|sunrise|dawn|noon|solstice|sunset|morning/,
  reels: /reel|88/,
  cherries: /cherr|fruit|bazaar|berry/,
  pyramid: /pyramid|peak|hill|mountain|desert/,
  bolt: /thunder|bolt|storm|spark|lightning|overclock|voltage|pulse/,
  fan: /\bfans?\b|dance|silk|jamdani|muslin|court/,
  coin: /coin|gold|fortune|taka|treasure|silver|mint|vault/,
  moon: /moon|night|star|midnight|dusk|comet/,
  lotus: /lotus|garden|flower|shapla|blossom|petal|jasmine|bloom|water lily|marigold|hibiscus/,
  crown: /crown|royal|raja|rani|king|queen|nawab|throne|begum|zamindar/,
  seven: /seven|777/,
  gem: /jewel|gem|emerald|ruby|diamond|pearl|sapphire|topaz|opal|crystal|amber|jade/,
  roulette: /roulette/,
  moneywheel: /wheel|spin/,
  dice: /dice|sic bo|hi-lo|crown and anchor/,
  dragontiger: /dragon|tiger|patti/,
  versus: /andar|bahar|versus|red or black|duel|war/,
  chips: /hold|chip|poker|stud/,
  baccarat: /baccarat|blackjack|twenty-one|bridge/,
  crab: /crab|prawn|lobster|claw/,
  school: /school|shoal|net|cannon|squad/,
  tail: /whale|tail|leviathan|dolphin|tide/,
  manta: /manta|ray\b|wing|glide/,
  jelly: /jelly|deep|lantern|abyss/,
  shell: /nautilus|shell|conch|pearl|reef/,
  koi: /koi|pond|twin|pair/,
  fish: /fish|hilsa|rui|catla|pabda|hunter|carp/,
  domino: /domino|tile/,
  pair: /pair|blackjack|bray|duet/,
  trio: /texas|poker|hold|three/,
  pip: /spade|heart|club|diamond|29|hearts/,
  hand: /teen|patti|rummy|call|hand|bridge/,
  track: /rac(e|ing)|track|rally|regatta|cycling|athletics/,
  tennis: /tennis|badminton|racket|squash/,
  stumps: /over|wicket|stump|bails|innings/,
  basketball: /basket|hoop|dunk/,
  pitch: /virtual|pitch|futsal|kabaddi|hockey/,
  cricket: /cricket|bat\b|boundary|twenty/,
  football: /football|goal|soccer/,
  trophy: /cup|champion|trophy|masters|major/,
  pad: /arcade|console|party|arena|kart/,
  cube: /block|cube|builder|tactic|puzzle/,
  blade: /blade|sword|honour|clash|siege|duel/,
  crosshair: /strike|shot|sniper|fire|recon|ops/,
  shield: /guard|league|legion|shield|order|defen/,
  drum: /drum|mega|lotto|evening/,
  ticket: /ticket|scratch|slip|draw/,
  flap: /4d|3d|2d|pick|digit|fast|number/,
  balls: /ball|keno|6\/|5\/|bingo/,
  spurs: /spur|steel|duel|clash/,
  plume: /plume|feather|flight|wing/,
  head: /crow|comb|dawn|call/,
  rooster: /rooster|arena|ring|bout/,
}

/**
 * What a title calls for: the thing it is about (its last word, or what stands before "of") before what describes it.
 */
export function motifByName(category: Category, name: string): MotifName | undefined {
  const words = name.toLowerCase().split(' of ')[0] ?? ''
  const within = (MOTIFS[category] as readonly MotifName[]).toReversed()
  const called = (text: string) => (text ? within.find((motif) => WORDS[motif]?.test(text)) : undefined)
  return called(words.split(' ').at(-1) ?? '') ?? called(words)
}
