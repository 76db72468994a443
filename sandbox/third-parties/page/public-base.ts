/** Where a browser reaches the third parties' pages: behind a proxy it is not where the call came in. */
export const publicBase = (url: URL) => process.env.SANDBOX_PUBLIC_BASE ?? url.origin
