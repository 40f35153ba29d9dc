// How a changelog reads: the notes as they were written, without the names of commits.
export default {
  getReleaseLine: async ({ summary }) =>
    `- ${summary
      .trim()
      .split('\n')
      .map((line, at) => (at === 0 || line === '' ? line : `  ${line}`))
      .join('\n')}`,
  getDependencyReleaseLine: async (_notes, updated) =>
    updated.length === 0
      ? ''
      : `- Made for ${updated.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(' and ')}.`,
}
