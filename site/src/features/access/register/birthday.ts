/** The last birthday of a person old enough on a day (`2026-11-21`); born on 29 February they wait for 1 March. */
export function latestBirthday(today: string, minAge: number): string {
  const born = `${String(Number(today.slice(0, 4)) - minAge).padStart(4, '0')}${today.slice(4)}`
  return Number.isNaN(Date.parse(born)) || new Date(born).toISOString().slice(0, 10) !== born
    ? `${born.slice(0, 5)}02-28`
    : born
}
