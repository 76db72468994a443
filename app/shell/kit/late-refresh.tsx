import loadable from '@loadable/component'

/**
 * The kit's page that refetches a previewed storefront, fetched by the few who preview: with it come parts of the query
 * library that no first page needs (webpack.config.js).
 */
export default loadable(
    () => import('@salesforce/pwa-kit-react-sdk/ssr/universal/components/refresh')
)
