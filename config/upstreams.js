const whenSandbox = require('./when-sandbox')

const env = process.env
const sandbox = whenSandbox(`http://127.0.0.1:${env.SANDBOX_PORT || 4000}`)

const geocoder = env.GEOCODER_URL ?? sandbox

/** Pairs of a part of the shop and what recommends there, as `home=zone:home,search=recommender:popular-items`. */
const recommendationSources = (pairs) =>
    Object.fromEntries(
        pairs
            .split(',')
            .filter(Boolean)
            .map((pair) => [pair.split('=', 1)[0].trim(), pair.replace(/^[^=]*=?/, '').trim()])
    )

const sandboxSources =
    'home=zone:home,product=zone:product-details,cart=recommender:recently-viewed,search=recommender:recently-viewed'

/** Addresses that only the server calls: all of the sandbox, or, once COMMERCE_API_URL is set, all of the environment. */
module.exports = {
    commerceApi: env.COMMERCE_API_URL || sandbox,
    ocapi: env.OCAPI_URL || sandbox,
    images: env.IMAGES_URL || sandbox,
    /**
     * Google's geocoding, or what speaks like it; an empty address where none is wanted. The secret signs each call, in
     * base64url; none, no signature.
     */
    geocoder: {
        address: geocoder,
        key: env.GEOCODER_KEY || '',
        signingSecret:
            env.GEOCODER_SIGNING_SECRET || (sandbox && geocoder === sandbox ? 'c2FuZGJveA' : '')
    },
    /** Pictures of maps: Google's with a key, our own drawing without one (G-53). */
    maps: {
        address: env.MAPS_URL || 'https://maps.googleapis.com',
        key: env.MAPS_KEY || ''
    },
    /** Where leads go; an empty address where nobody takes them. */
    leads: env.LEADS_URL ?? (sandbox ? `${sandbox}/leads` : ''),
    /** What learns from visitors who allow it, and recommends; an empty address where there is none. */
    personalization: {
        address: env.PERSONALIZATION_URL ?? (sandbox ? `${sandbox}/personalization` : ''),
        key: env.PERSONALIZATION_KEY || '',
        realm: env.PERSONALIZATION_REALM || (sandbox ? 'hmwd' : ''),
        instanceType: env.PERSONALIZATION_TYPE || 'sbx',
        sources: recommendationSources(env.RECOMMENDATIONS ?? (sandbox ? sandboxSources : ''))
    },
    /** Deadline of a call from the server, milliseconds [D-09]. */
    deadlineMs: Number(env.UPSTREAM_DEADLINE_MS || 4000),
    /** Of a call to the geocoder or for a picture of a map, without which our pages are whole. */
    thirdPartyDeadlineMs: Number(env.THIRD_PARTY_DEADLINE_MS || 600),
    /** Of all that a page waits for, together; what comes later is for the next page (docs/decisions/0012). */
    pageDeadlineMs: Number(env.PAGE_DEADLINE_MS || 1500)
}
