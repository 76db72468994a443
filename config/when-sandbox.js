/** A value for the sandbox only: pointed at a real platform, what is forgotten is missing, and stops the start. */
module.exports = (value) => (process.env.COMMERCE_API_URL ? undefined : value)
