/** Attribute of what was drawn beforehand and does not listen yet: `boot.js` keeps what is typed and pressed in it. */
export const waits = 'data-waits'
