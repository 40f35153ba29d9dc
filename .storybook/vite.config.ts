// Storybook brings its own configuration; this file only keeps it from picking up another one.
export default {}
