/** Headers of a browser's page request, and the store and zip whose prices it must get. */
export type ShopperMix = {name: string; headers: Record<string, string>; store: string | null}

const oneStore = '01001.90210'
const otherStore = '01012.75024'
const zipOnly = '.77002'

const visit = (
    name: string,
    store: string | null,
    headers: Record<string, string>
): ShopperMix => ({
    name,
    headers,
    store
})

/** Twenty mixes of cookies and headers, valid and forged: no cache may return the page of another store. */
export const shopperMixes: readonly ShopperMix[] = [
    visit('no cookie', null, {}),
    visit('a store', oneStore, {cookie: `store=${oneStore}.chosen`}),
    visit('another store', otherStore, {cookie: `store=${otherStore}.chosen`}),
    visit('a store by the device', oneStore, {cookie: `store=${oneStore}.geo`}),
    visit('a store that was assigned', otherStore, {cookie: `store=${otherStore}.auto`}),
    visit('a zip without a store', zipOnly, {cookie: `store=${zipOnly}.ip`}),
    visit('a store among other cookies', oneStore, {
        cookie: `a=1; store=${oneStore}.chosen; cc-nx-g_Homeward=secret`
    }),
    visit('a customer’s session', otherStore, {
        cookie: `cc-at_Homeward=token; store=${otherStore}.chosen; cc-nx_Homeward=secret`
    }),
    visit('a session without a store', null, {cookie: 'cc-at_Homeward=token; locale=es-US'}),
    visit('a broken store', null, {cookie: 'store=<script>'}),
    visit('a store with more behind it', null, {cookie: `store=${oneStore}.chosen.more`}),
    visit('another cookie that ends in its name', null, {cookie: `mystore=${oneStore}.chosen`}),
    visit('another store’s class by hand', oneStore, {
        cookie: `store=${oneStore}.chosen`,
        'x-store-class': otherStore,
        'x-mobify-request-class': otherStore
    }),
    visit('a class without a cookie', null, {'x-mobify-request-class': otherStore}),
    visit('another page’s query by hand', null, {'x-mobify-querystring': 'q=other'}),
    visit('a guessed word', otherStore, {
        cookie: `store=${otherStore}.chosen`,
        'x-front-cache': 'guessed-word-of-a-front'
    }),
    visit('a token', oneStore, {cookie: `store=${oneStore}.chosen`, authorization: 'Bearer x'}),
    visit('another language', oneStore, {
        cookie: `store=${oneStore}.chosen`,
        'accept-language': 'es-US'
    }),
    visit('a telephone', otherStore, {
        cookie: `store=${otherStore}.chosen`,
        'user-agent': 'Mozilla/5.0 (iPhone)'
    }),
    visit('what another host forwarded', null, {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher'
    })
]

/** Addresses of every route that a cache may store, in both languages if it matters; a test fails if one is missing. */
export const cachedAddresses: readonly string[] = [
    '/',
    '/c/furniture',
    '/c/furniture/living-room/sofas',
    '/c/clearance',
    '/shop-all',
    '/shop-approved-items',
    '/c/furniture?sort=PRICE_LOW_TO_HIGH&offset=25',
    '/search?q=sofa',
    '/p/ellsbrook-7-drawer-dresser-in-white/210001',
    '/store-locator?zip=75201',
    '/stores',
    '/stores/tx',
    '/stores/ca/beverly-hills/01001',
    '/how-rac-works',
    '/contact-us',
    '/privacy-policy',
    '/privacy-choices',
    '/sign-up-for-deals',
    '/sign-up-for-deals/confirmation',
    '/unsubscribe',
    '/mobile-app-landing-page',
    '/refer-a-friend/referral',
    '/advocate',
    '/rac-exchange',
    '/cart',
    '/login',
    '/c/furniture/login',
    '/my-accounts/resetPassword',
    '/no-such-page',
    '/instant-approval',
    '/payfone',
    '/web-order-form',
    '/web-order-form/income',
    '/approved',
    '/declined',
    '/service-failure',
    '/claim-offer',
    '/promo-code-invalid',
    '/digital-order-form',
    '/identity-verification',
    '/checkout',
    '/checkout/delivery',
    '/checkout/payment',
    '/checkout/confirmation',
    '/bank-verification',
    '/docusign-redirect',
    '/link-agreement',
    '/thankyou-agreement-signed',
    '/BPlus-unable-to-checkout',
    '/my-accounts',
    '/my-accounts/agreements/1',
    '/my-accounts/payment-agreement',
    '/my-accounts/payment-successful',
    '/my-accounts/payment-method',
    '/my-accounts/enroll-autopay',
    '/my-accounts/enroll-successful',
    '/my-accounts/payment-history',
    '/my-accounts/schedule-delivery',
    '/my-accounts/personal-info',
    '/my-accounts/verification-submission-overview',
    '/my-accounts/verification-submission',
    '/my-accounts/verification-submission-complete',
    '/make-a-payment',
    '/payment-successfull',
    '/account',
    '/account/addresses',
    '/account/orders',
    '/account/orders/HW00010001',
    '/account/wishlist',
    '/es-US',
    '/es-US/c/furniture',
    '/es-US/search?q=sofa'
]
