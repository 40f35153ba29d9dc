/** A figure that is read whenever `/metrics` is. */
export interface Gauge {
  /** By the rules of Prometheus: `gateway_orders_open`. Gauges of one name have the same labels and the same help. */
  name: string
  help: string
  /** Never an id, or anything else that a caller chooses. */
  labels?: Readonly<Record<string, string>>
  /** It only grows while this process runs; its name ends in `_total`. */
  counts?: boolean
  read: () => number | Promise<number>
}
