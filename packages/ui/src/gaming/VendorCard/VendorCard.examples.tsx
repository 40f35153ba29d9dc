import { VendorCard } from '@brand/ui/vendor-card'

export function Link() {
  return <VendorCard vendor="JL" name="Jili" count="128 games" href="#jl" />
}

export function Maintenance() {
  return <VendorCard vendor="JL" name="Jili" count="128 games" href="#jl" state="maintenance" backAt="05:30" />
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 160"><rect width="360" height="160" fill="#12324a"/>' +
    '<circle cx="270" cy="80" r="64" fill="#e3a44f"/><circle cx="270" cy="80" r="30" fill="#0f7a5f"/></svg>',
)}`

export function Pictured() {
  return <VendorCard vendor="JL" name="Jili" count="128 games" href="#jl" picture={picture} />
}
