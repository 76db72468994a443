const serverOnly = require('./server-only')
const sites = require('./sites')
const upstreams = require('./upstreams')
const whenSandbox = require('./when-sandbox')

const env = process.env

/** A wrong or missing address is no proxy: whoever starts the shop is shown its name when all are checked. */
const proxy = (address, path) => {
    if (!URL.canParse(address)) return []
    const {host, protocol} = new URL(address)
    return [{host, protocol: protocol.replace(':', ''), path}]
}

const sandboxPort = env.SANDBOX_PORT || 4000
const inBrowser = whenSandbox(`http://127.0.0.1:${sandboxPort}`)

/** Pairs of a wallet and its provider's page, as `paypal=https://…,venmo=https://…`. */
const walletPages = (pairs) =>
    Object.fromEntries(
        pairs
            .split(',')
            .filter(Boolean)
            .map((pair) => [pair.split('=', 1)[0].trim(), pair.replace(/^[^=]*=?/, '').trim()])
    )

const sandboxWallets = (base) =>
    ['apple-pay', 'google-pay', 'paypal', 'venmo', 'cash-app']
        .map((wallet) => `${wallet}=${base}/wallet-frame/${wallet}`)
        .join(',')

const listed = (texts) =>
    texts
        .split(',')
        .map((text) => text.trim())
        .filter(Boolean)

/** All that the storefront needs from outside. This object is written into pages: no secret belongs here. */
const app = {
    sites,
    defaultSite: env.SITE_ID || 'Homeward',
    commerceApi: {
        organizationId: env.COMMERCE_ORGANIZATION_ID || whenSandbox('f_ecom_hmwd_001'),
        shortCode: env.COMMERCE_SHORT_CODE || whenSandbox('hmwd0001'),
        clientId: env.COMMERCE_CLIENT_ID || whenSandbox('11111111-2222-4333-8444-555555555555'),
        apiPath: '/api/scapi',
        ocapiPath: '/api/ocapi'
    },
    images: {path: '/mobify/caching/images'},
    /** Others whose pages a browser shows; an empty address where there is none, and then nothing of it is allowed [D-37]. */
    thirdParties: {
        identityProvider: env.IDENTITY_PROVIDER_URL ?? inBrowser ?? '',
        /** Whether its page is shown in a frame of the sign-in dialog; it must let itself be framed [AUTH-041]. */
        identityProviderFrame: env.IDENTITY_PROVIDER_FRAME === 'true',
        cardFrame: env.CARD_FRAME_URL ?? (inBrowser ? `${inBrowser}/card-frame` : ''),
        /** The page of the video player, to which a film's id is added [CONTENT-017]. */
        videoPlayer: env.VIDEO_PLAYER_URL ?? (inBrowser ? `${inBrowser}/video-player` : ''),
        /** Where the scripts may come from that the site's preferences name; no others run [CONFIG-008, D-37]. */
        scriptOrigins: listed(env.SCRIPT_ORIGINS ?? inBrowser ?? ''),
        /** The providers' pages to pay at by wallet; no wallet is offered without one (G-29). */
        wallets: walletPages(env.WALLET_FRAME_URLS ?? (inBrowser ? sandboxWallets(inBrowser) : ''))
    },
    defaultStore: {postalCode: '90210', countryCode: 'US'},
    /** Which former prices are shown beside the current ones [PRICE-006, PRICE-007]. */
    wasPriceRules: {minimumDifferenceCents: 100, maximumAgeDays: 90},
    /** Where shoppers may live; stores are looked for in the United States only [STORE-072]. */
    countries: ['US', 'CA'],
    redirectHosts: listed(env.REDIRECT_HOSTS ?? (inBrowser ? new URL(inBrowser).host : '')),
    /** Whether the site has pages of the classic storefront too, which know a shopper by a session of their own [API-039]. */
    hybrid: env.HYBRID_SITE === 'true',
    /** Whether the platform is asked to say more of the temporary baskets that are made, for its analysis [API-031]. */
    basketAnalysis: env.BASKET_ANALYSIS === 'true',
    showErrorStacks: env.SHOW_ERROR_STACKS !== 'false'
}

/** What only the kit reads: on the server and when a bundle is pushed to Managed Runtime. */
const kit = {
    externals: [],
    pageNotFoundURL: '/page-not-found',
    ssrEnabled: true,
    ssrOnly: [...serverOnly.files, ...serverOnly.folders.map((folder) => `${folder}/**`)],
    ssrShared: ['static/**', '*.js', ...serverOnly.files.map((file) => `!${file}`)],
    ssrParameters: {
        ssrFunctionNodeVersion: '22.x',
        // From it Managed Runtime sets MRT_ENABLE_HTTPONLY_SESSION_COOKIES: no script can read a token [D-05].
        enableHttpOnlySessionCookies: true,
        // Pictures alone go through the platform's CDN. Shoppers' calls go through /api, where our rules hold on every
        // host (architecture, 13).
        proxyConfigs: proxy(upstreams.images, 'images')
    }
}

// The kit writes the enumerable part of its configuration into every page; its own part stays on the server.
module.exports = Object.defineProperties(
    {app},
    Object.fromEntries(Object.entries(kit).map(([key, value]) => [key, {value, enumerable: false}]))
)
