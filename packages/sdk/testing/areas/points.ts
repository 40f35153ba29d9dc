import type { Requests } from '../shape.ts'
import { fundPassword } from '../shapes.ts'
const kite = {
  itemId: '7',
  type: 'GOODS' as const,
  title: 'Kite of Tarapur',
  note: 'Bamboo and paper; it flies in any wind.',
  image: '/art/slots/mall-kite-1.svg',
  points: 2400,
  stock: 4,
  limit: 2,
  taken: 0,
  rank: null,
  amount: null,
  multiple: null,
  days: null,
  spins: null,
  version: 'kite-terms-00001',
}
const bonus = {
  ...kite,
  itemId: '8',
  type: 'BONUS' as const,
  title: '50.00 to play with',
  note: null,
  image: '/art/slots/mall-gem-5.svg',
  points: 2000,
  stock: null,
  limit: null,
  amount: '50.00',
  multiple: 5,
  days: 30,
  spins: null,
  version: 'bonus-terms-0001',
}
const address = {
  name: 'Rina Akter',
  phone: '+880 1710 000001',
  street: '12 Lake Road',
  city: 'Dhaka',
  postcode: '1212',
  country: 'BD',
}
const order = {
  orderId: '31',
  itemId: '7',
  type: 'GOODS' as const,
  title: 'Kite of Tarapur',
  image: '/art/slots/mall-kite-1.svg',
  points: 2400,
  amount: null,
  status: 'PROCESSING' as const,
  remark: null,
  deliveryNo: null,
  address,
  at: '2026-11-20T10:00:00Z',
  closedAt: null,
}

const conversion = {
  conversionNo: '812',
  points: 1000,
  amount: '10.00',
  required: '10.00',
  balance: 5140,
  at: '2026-11-20T10:00:00Z',
}

export const points = {
  balance: {
    points: 6140,
    owed: 0,
    leftToday: 100_000,
    resetAt: '2026-11-20T18:00:00Z',
    hasFundPassword: true,
    lastAddress: null,
  },
  config: {
    currency: 'BDT',
    ratio: 100,
    min: 1000,
    step: 100,
    perDay: 100_000,
    multiple: 1,
    rates: [
      { gameType: 'RNG' as const, per100: 10 },
      { gameType: 'LIVE' as const, per100: 1 },
    ],
    countries: ['BD'],
  },
  items: { currency: 'BDT', list: [bonus, kite], next: null },
  orders: {
    currency: 'BDT',
    list: [
      order,
      {
        ...order,
        orderId: '30',
        status: 'REJECTED' as const,
        remark: 'We do not deliver to this address',
        closedAt: '2026-11-19T12:00:00Z',
      },
    ],
    next: null,
  },
  redeem: order,
  findOrder: order,
  convert: conversion,
  findConversion: conversion,
}

export const requests = {
  'points.findConversion': { idempotencyKey: 'points-0001' },
  'points.findOrder': { idempotencyKey: 'points-0002' },
  'points.items': { sort: 'newest', pageSize: 20 },
  'points.orders': { pageSize: 20 },
  'points.redeem': {
    itemId: '7',
    address: {
      name: 'Rina Akter',
      phone: '+880 1710 000001',
      street: '12 Lake Road',
      city: 'Dhaka',
      postcode: '1212',
      country: 'BD',
    },
    fundPassword,
  },
  'points.convert': { points: 1000, ratio: 100, fundPassword },
} satisfies Requests
