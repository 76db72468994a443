/** Who the shop is; a retailer puts its own at overrides/app/brand.ts. */
export type Brand = {
    /** Name in titles and the header. */
    name: string
    /** What shoppers call the identity provider that they may sign in with. */
    signInService: string
    /** Colour of the browser's frame around the installed shop. */
    themeColor: string
    /** Whose stores serve the states in which there are none of ours [STORE-043, STORE-044]. */
    affiliate: {name: string; address: string}
    /** Its logo is its name, where it has no drawing of its own. */
    logo?: 'name'
}

export const brand: Brand = {
    name: 'Rent-to-Own',
    signInService: 'our sign-in service',
    themeColor: '#1f4b7a',
    affiliate: {name: 'Our affiliate', address: 'https://affiliate.example/'}
}
