import { Grid } from '@brand/ui/grid'

export function AsManyAsFit() {
  return (
    <Grid minColumn="sm">
      {['Slots', 'Live', 'Fishing', 'Lottery', 'Sports', 'Arcade'].map((name) => (
        <div key={name}>{name}</div>
      ))}
    </Grid>
  )
}

export function Counted() {
  return (
    <Grid columns={{ phone: 2, desktop: 3 }} space="lg">
      <div>Slots</div>
      <div>Live</div>
      <div>Fishing</div>
    </Grid>
  )
}
