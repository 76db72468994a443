import type {CustomPreferences} from '@contract/preferences'
import type {SiteId} from '../core/sites'

/** What an empty world of a site is filled with, as far as sites differ. */
type SiteSeed = {
    /** What its texts call the shop. */
    name: string
    /** The retailer's name in full. */
    title: string
    /** Whether it rents out things of a category. */
    sells: (categoryId: string) => boolean
    /** Whether a store, by its number, is one of its stores. */
    hasStore: (number: number) => boolean
    /** Its prices, of those of the first site. */
    pricePercent: number
    /** Whether some of its customers rent and have ordered already. */
    hasRenters: boolean
    /** The shop managers' settings that differ. */
    preferences: Partial<CustomPreferences>
}

/** The shop, and a small brand beside it: other stores, half of the departments, a fifth off, and no renters yet. */
export const siteSeeds: Readonly<Record<SiteId, SiteSeed>> = {
    Homeward: {
        name: 'Homeward',
        title: 'Homeward Rent-to-Own',
        sells: () => true,
        hasStore: () => true,
        pricePercent: 100,
        hasRenters: true,
        preferences: {}
    },
    HomewardOutlet: {
        name: 'Porchlight',
        title: 'Porchlight Outlet',
        sells: (categoryId) => !/^(?:computers|electronics)(?:-|$)/.test(categoryId),
        // The one nearest the default zip is the first.
        hasStore: (number) => number % 2 === 1,
        pricePercent: 80,
        hasRenters: false,
        preferences: {
            frequentSearches: ['recliner', 'dryer', 'dresser'],
            AccountSessionTimeout: 10,
            sfChat_deployment: 'Porchlight_Sales'
        }
    }
}
