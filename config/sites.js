/** Sites and their locales [CONFIG-001, CONFIG-002]. The first locale of a site has no prefix in addresses (G-01). */
module.exports = [
    {
        id: 'Homeward',
        currency: 'USD',
        locales: ['en-US', 'es-US']
    }
]
