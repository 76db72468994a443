const env = process.env
const sandbox = `http://127.0.0.1:${env.SANDBOX_PORT || 4000}`

/** Addresses that only the server calls. The defaults are the sandbox; the environment points at a real Commerce Cloud. */
module.exports = {
    commerceApi: env.COMMERCE_API_URL || sandbox,
    ocapi: env.OCAPI_URL || sandbox,
    images: env.IMAGES_URL || sandbox,
    /** Google's geocoding, or what speaks like it. The secret signs each call, in base64url; none, no signature. */
    geocoder: {
        address: env.GEOCODER_URL || sandbox,
        key: env.GEOCODER_KEY || '',
        signingSecret: env.GEOCODER_SIGNING_SECRET || (env.GEOCODER_URL ? '' : 'c2FuZGJveA')
    },
    /** Pictures of maps: Google's with a key, our own drawing without one (G-53). */
    maps: {
        address: env.MAPS_URL || 'https://maps.googleapis.com',
        key: env.MAPS_KEY || ''
    },
    /** Deadline of a call from the server, milliseconds [D-09]. */
    deadlineMs: Number(env.UPSTREAM_DEADLINE_MS || 4000),
    /** Of a call to the geocoder or for a picture of a map, without which our pages are whole. */
    thirdPartyDeadlineMs: Number(env.THIRD_PARTY_DEADLINE_MS || 600),
    /** Of all that a page waits for, together; what comes later is for the next page (docs/decisions/0012). */
    pageDeadlineMs: Number(env.PAGE_DEADLINE_MS || 1500)
}
