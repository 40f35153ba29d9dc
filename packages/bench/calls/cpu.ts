// Loaded into a measured process before its own code: it answers what it has used so far.
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ type: 'cpu', micros: user + system })
})
export {}
