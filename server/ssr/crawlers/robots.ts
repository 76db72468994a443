/** What crawlers may read: everything public; not the account, the cart and the checkout [G-71]. */
export const robotsTxt = (origin: string): string =>
    [
        'User-agent: *',
        ...[
            '/account',
            '/my-account',
            '/my-accounts',
            '/cart',
            '/checkout',
            '/new-checkout',
            '/order-confirmation',
            '/payfone',
            '/identity-verification',
            '/web-order-form',
            '/BPlus-',
            '/bank-verification',
            '/thankyou-',
            '/docusign-redirect',
            '/link-agreement',
            '/login',
            '/api/',
            '/mobify/proxy/'
        ].flatMap((path) => [`Disallow: ${path}`, `Disallow: /es-US${path}`]),
        `Sitemap: ${origin}/sitemap.xml`,
        ''
    ].join('\n')
