const PRODUCT_PATH = /^\/(?:[a-z]{2}-[A-Z]{2}\/)?(?:p\/[^/]+|product)\/([\w.-]{1,100})\/?$/

/**
 * The product id in the path of a product page: /p/{slug}/{id}, or the platform's /product/{id},
 * after a locale prefix or none [ROUTE-067] (decision 2). Nothing for any other path.
 */
export const productIdFrom = (pathname: string): string | undefined =>
    PRODUCT_PATH.exec(pathname)?.[1]
