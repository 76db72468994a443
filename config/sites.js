/**
 * Sites and their locales [CONFIG-001, CONFIG-002]. The default locale is one of each site's, and has no prefix in
 * addresses (G-01). A site besides the default one is served at the hosts that SITE_HOSTS names for it
 * (docs/decisions/0048).
 */
module.exports = [
    {
        id: 'Homeward',
        currency: 'USD',
        locales: ['en-US', 'es-US']
    },
    {
        id: 'HomewardOutlet',
        currency: 'USD',
        locales: ['en-US']
    }
]
