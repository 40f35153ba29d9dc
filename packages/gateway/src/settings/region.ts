import { BlockList, isIP } from 'node:net'
import type { Settings } from './settings.ts'

type Region = Settings['region']

interface Map {
  blocked: BlockList
  places: { list: BlockList; country: string; region: string }[]
}

/** Built once per state of the settings. */
const maps = new WeakMap<Region, Map>()

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, type)
    else list.addSubnet(address, Number(bits), type)
  }
  return list
}

/** Bits of a range that are given: a single address has all of them. */
function prefixOf(range: string): number {
  const [address = '', bits] = range.split('/')
  return bits === undefined ? (isIP(address) === 6 ? 128 : 32) : Number(bits)
}

function mapOf(region: Region): Map {
  let map = maps.get(region)
  if (!map) {
    // A part of a range may be elsewhere than the rest of it; of two entries for one range the later holds.
    const places = region.places
      .toReversed()
      .toSorted((a, b) => prefixOf(b.cidr) - prefixOf(a.cidr))
      .map(({ cidr, country, region: name }) => ({ list: listOf([cidr]), country, region: name }))
    map = { blocked: listOf(region.blockedIps), places }
    maps.set(region, map)
  }
  return map
}

const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')
const inList = (list: BlockList, ip: string): boolean =>
  isIP(ip) !== 0 && list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')

/** The place of an address, by the operator's own table; empty where it has no entry. */
export function locationOf(settings: Settings, address: string): { ip: string; country: string; region: string } {
  const ip = plain(address)
  const place = mapOf(settings.region).places.find(({ list }) => inList(list, ip))
  return { ip, country: place?.country ?? '', region: place?.region ?? '' }
}

/** Whether an address is blocked, by itself or by its country. */
export function isBlocked(settings: Settings, address: string): boolean {
  const { blockedIps, blockedCountries } = settings.region
  if (blockedIps.length === 0 && blockedCountries.length === 0) return false
  const { ip, country } = locationOf(settings, address)
  return inList(mapOf(settings.region).blocked, ip) || (country !== '' && blockedCountries.includes(country))
}
