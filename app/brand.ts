/** Who the shop is; a retailer puts its own at overrides/app/brand.ts. */
export type Brand = {
    /** Name in titles and the header. */
    name: string
    /** What the shop is, in two sentences for llms.txt: without a figure or an offer, which are on the pages and change. */
    description: string
    /** What shoppers call the identity provider that they may sign in with. */
    signInService: string
    /** Colour of the browser's frame around the installed shop. */
    themeColor: string
    /** Whose stores serve the states in which there are none of ours [STORE-043, STORE-044]. */
    affiliate: {name: string; address: string}
}

export const brand: Brand = {
    name: 'Rent-to-Own',
    description:
        'A rent-to-own store. A shopper rents an item, and owns it after the last payment.',
    signInService: 'our sign-in service',
    themeColor: '#1f4b7a',
    affiliate: {name: 'Our affiliate', address: 'https://affiliate.example/'}
}
