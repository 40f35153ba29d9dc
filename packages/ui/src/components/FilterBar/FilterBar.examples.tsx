import { FilterBar } from '@brand/ui/filter-bar'
import { useState } from 'react'

const vendors = Object.entries({
  PG: 128,
  EG2: 64,
  PT: 212,
  JDB: 96,
  CQ9: 140,
  FC: 58,
  JL: 117,
  BGS: 73,
}).map(([value, count]) => ({ value, label: value, count }))

export function Vendors() {
  return <FilterBar label="Vendors" all="All vendors" options={vendors} />
}

export function OneOn() {
  return <FilterBar label="Vendors" all="All vendors" options={vendors} defaultValue="JL" />
}

/** The page holds which filter is on. */
export function Controlled() {
  const [vendor, setVendor] = useState('PG')
  return <FilterBar label="Vendors" all="All vendors" options={vendors} value={vendor} onValueChange={setVendor} />
}
