import {getConfig} from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import type {StorefrontConfig} from '../../config/storefront-config'

/** The configuration that the server checked when it started; the only place that reads it from the kit. */
export const storefrontConfig = (): StorefrontConfig =>
    // Checked against its schema before the first page is served, and written into the page by the server.
    (getConfig() as {app: StorefrontConfig}).app

/** Says which site this browser's page is of: the kit writes one configuration into the pages of all sites. */
export const configureSite = (id: string): void => {
    storefrontConfig().defaultSite = id
}
